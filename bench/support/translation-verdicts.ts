/**
 * Translations that somebody has read beside what was said: whether they mean the same, or what they lost. A text that
 * nobody has read yet counts as not judged.
 */
const VERDICTS: Readonly<Record<string, string>> = {
  'This agent has already been authenticated. Please enter your number of agents followed by the number key.':
    'right',
  'to reduce the volume of his speech to other participants.': 'right',
  'Letras del primer nombre o apellido de la persona.': 'not translated',
  'Mark the number 1 to get an extension. Mark the number 2 to get the directory.': 'right',
  'After the tone, record your busy message and press the number key.': 'right',
  'Good morning, my name is Maria and I live in Madrid with my two brothers. Today is a very good time.':
    'weather lost',
  'This agent is currently online. Compose your number of agents followed by the address.': 'key lost',
  'To reduce the volume of your voice as heard by the other participants,': 'right',
  'Enter the number on the black list.': 'removal lost',
  'The number made is not in service. Check the number and try again.': 'right',
  'Welcome to the Comedian message. To start, we will help you configure your vocal box.': 'right',
  'Hello, my name is Marie and I live in Paris with my two brothers. He is very beautiful today.':
    'weather lost',
  'The operator is already logged. Type the number of operator you want to use, followed by the button on the left.':
    'key lost',
  'to remove the participant who has joined the conference.': 'last lost',
  "I'm sorry, but it was not possible for me to find the person called.": 'right',
  'Press 1 to provide a message or 2 to return the message without comment.': 'forwarding lost',
  'After the acoustic signal, register your own provisory message and then press the cancel button.':
    'key lost',
  'Good morning, my name is Maria and I live in Rome with my two brothers. Today the weather is very nice.':
    'right',
  "This operator has already been registered. Enter the operator's number and click on the reset button.":
    'key lost',
  'There is no recording in the directory according to your request.': 'right',
  'All our operators are busy. Please stay on the line and your call will be the first available operator.':
    'answering lost',
  'Click 1 to comment and send this message or 2 to send this message without a comment.': 'right',
  'Click on 2 for the change of the directory. Click on 3 for the expanded settings. Click on 0 for the voice mail settings.':
    'right',
  'Good morning! My name is Maria and I live with my two brothers in Berlin. Today the weather is very good.':
    'right',
  'Good morning, my brother. Work at the hospital.': 'who works lost',
  'The comboio for Lisbon is part of 9 hours.': 'wrong',
  'Yesterday we went to the beach and we ate fresh fish.': 'right',
  'You can tell me where the station is, please.': 'question lost',
  'Good morning, my name is Maria and I live in Lisbon with my two brothers. Today the weather is very good.':
    'right',
  'My brother works in a hospital.': 'right',
  'The train departs at 9 am in Beijing.': 'direction lost',
  'Yesterday we saw a lot of flowers in the park.': 'right',
  'Where is the train standing?': 'station lost',
  'good morning today is good weather': 'right',
  "Tokyo station train departs at 9 o'clock": 'direction lost',
  'I saw a lot of flowers at the park yesterday.': 'right',
  'Excuse me, where is the station?': 'right',
  'in the same way as the one in the solar system, as well as the most acceptable one.': 'wrong',
  'Now you can see how it looks. See you later!': 'wrong',
  'The food will be better, the diet will be better.': 'wrong',
  'Gimel means dance, or everything, if they dance to the gimel, the earth is everything in the middle.':
    'wrong',
  'The sin of the Holy Spirit is to be treated by God and to the Holy Spirit, even though Christ was not born in Great Britain.':
    'wrong',
  'A circuit that looks like a beautiful...': 'wrong',
  'A bread, cut into pieces that are about to be eaten.': 'right',
  'a jaguista that was born in the Hawaii Islands.': 'lobster lost',
  'The Yom Teronga wants to stop if it is safe.': 'light lost',
  'a bucket of Cuba to transport liquids.': 'tanker lost',
  'Venus, the second planet in our solar system, and the most unquestionable,': 'inhospitable lost',
  'Uranus is one of the biggest in our solar system.': 'gas lost',
  'In the British Post box, your letter is in here.': 'request lost',
  'Move it, place it on the back of the brake pads.': 'wheel lost',
  'I was disappointed. I can move to every direction.': 'queen lost',
  "Noon means nothing. If you can add anything to the side with the index noon, you don't do anything.":
    'landing lost',
  'Papagalos Glorikid, Urania Tokso, a red-colored scent of papagalos': 'not translated',
  'The orange light means that you have to stop if something like this is safe.': 'right',
  'Venus, the second planet in the solar system and the least of all, a hospital.': 'inhospitable lost',
  'It can be moved diagonally, staying on the lines of the same color.': 'bishop lost',
  'A three-four-four-four, about which it is said that it brings luck.': 'clover lost',
  'A mobile phone, I hear it and I hear it.': 'question lost',
  'Police labels on a sedan car.': 'right',
};

export const RIGHT = 'right';

export function translationVerdict(translated: string): string {
  return VERDICTS[translated] ?? 'not judged';
}
