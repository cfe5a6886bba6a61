import type { EngineMessage } from '../../engine.ts';

/** A short conversation in this language, or in English. */
export function tinyLlamaExamples(language: string): EngineMessage[] {
  const examples = EXAMPLES[language] ?? EXAMPLES['en'] ?? [];
  return examples.flatMap(([question, answer]): EngineMessage[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);
}

type Example = readonly [question: string, answer: string];

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  en: [
    ['Hello! How are you?', 'I am fine, thank you. How can I help you?'],
    ['How many wheels does a bicycle have?', 'A bicycle has two wheels.'],
    ['Name two colours.', 'Red and blue.'],
    ['Translate into German: I am tired.', 'Ich bin müde.'],
    ['Say it politely: Come here.', 'Could you come here, please?'],
    ['What is 9 minus 4?', '9 minus 4 is 5.'],
    ['Give me a name for a dog.', 'You could call it Rex.'],
    [
      'Tell me about bees.',
      'Bees are insects that collect nectar from flowers and make honey. They live together in hives. Without bees, many plants could not grow fruit.',
    ],
  ],
  es: [
    ['¡Hola! ¿Cómo estás?', 'Estoy bien, gracias. ¿En qué puedo ayudarte?'],
    ['¿Cuántas ruedas tiene una bicicleta?', 'Una bicicleta tiene dos ruedas.'],
    [
      'Háblame de las abejas.',
      'Las abejas son insectos que recogen néctar de las flores y hacen miel. Viven juntas en colmenas.',
    ],
  ],
  fr: [
    ['Bonjour ! Comment ça va ?', 'Je vais bien, merci. Comment puis-je vous aider ?'],
    ['Combien de roues a un vélo ?', 'Un vélo a deux roues.'],
    [
      'Parle-moi des abeilles.',
      'Les abeilles sont des insectes qui récoltent le nectar des fleurs et font du miel. Elles vivent ensemble dans des ruches.',
    ],
  ],
  de: [
    ['Hallo! Wie geht es dir?', 'Mir geht es gut, danke. Wie kann ich dir helfen?'],
    ['Wie viele Räder hat ein Fahrrad?', 'Ein Fahrrad hat zwei Räder.'],
    [
      'Erzähl mir etwas über Bienen.',
      'Bienen sind Insekten, die Nektar aus Blüten sammeln und Honig machen. Sie leben zusammen in Bienenstöcken.',
    ],
  ],
  it: [
    ['Ciao! Come stai?', 'Sto bene, grazie. Come posso aiutarti?'],
    ['Quante ruote ha una bicicletta?', 'Una bicicletta ha due ruote.'],
    [
      'Parlami delle api.',
      'Le api sono insetti che raccolgono il nettare dai fiori e fanno il miele. Vivono insieme negli alveari.',
    ],
  ],
  pt: [
    ['Olá! Como vai?', 'Vou bem, obrigado. Como posso ajudar?'],
    ['Quantas rodas tem uma bicicleta?', 'Uma bicicleta tem duas rodas.'],
    [
      'Fale-me sobre as abelhas.',
      'As abelhas são insetos que recolhem néctar das flores e fazem mel. Vivem juntas em colmeias.',
    ],
  ],
};
