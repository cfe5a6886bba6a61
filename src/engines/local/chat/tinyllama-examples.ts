import type { ChatTurn } from '../../engine.ts';

/** A short conversation in this language, or in English. */
export function tinyLlamaExamples(language: string): ChatTurn[] {
  const examples = EXAMPLES[language] ?? EXAMPLES['en'] ?? [];
  return examples.flatMap(([question, answer]): ChatTurn[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]);
}

type Example = readonly [question: string, answer: string];

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  en: [
    ['Hello! How are you?', 'I am fine, thank you. How can I help you?'],
    ['How many legs does a spider have?', 'A spider has eight legs.'],
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
    ['¿Cuántas patas tiene una araña?', 'Una araña tiene ocho patas.'],
    [
      'Háblame de las abejas.',
      'Las abejas son insectos que recogen néctar de las flores y hacen miel. Viven juntas en colmenas.',
    ],
  ],
  fr: [
    ['Bonjour ! Comment ça va ?', 'Je vais bien, merci. Comment puis-je vous aider ?'],
    ['Combien de pattes a une araignée ?', 'Une araignée a huit pattes.'],
    [
      'Parle-moi des abeilles.',
      'Les abeilles sont des insectes qui récoltent le nectar des fleurs et font du miel. Elles vivent ensemble dans des ruches.',
    ],
  ],
  de: [
    ['Hallo! Wie geht es dir?', 'Mir geht es gut, danke. Wie kann ich dir helfen?'],
    ['Wie viele Beine hat eine Spinne?', 'Eine Spinne hat acht Beine.'],
    [
      'Erzähl mir etwas über Bienen.',
      'Bienen sind Insekten, die Nektar aus Blüten sammeln und Honig machen. Sie leben zusammen in Bienenstöcken.',
    ],
  ],
  it: [
    ['Ciao! Come stai?', 'Sto bene, grazie. Come posso aiutarti?'],
    ['Quante zampe ha un ragno?', 'Un ragno ha otto zampe.'],
    [
      'Parlami delle api.',
      'Le api sono insetti che raccolgono il nettare dai fiori e fanno il miele. Vivono insieme negli alveari.',
    ],
  ],
  pt: [
    ['Olá! Como vai?', 'Vou bem, obrigado. Como posso ajudar?'],
    ['Quantas patas tem uma aranha?', 'Uma aranha tem oito patas.'],
    [
      'Fale-me sobre as abelhas.',
      'As abelhas são insetos que recolhem néctar das flores e fazem mel. Vivem juntas em colmeias.',
    ],
  ],
};
