import type { Words } from 'shared-contracts/i18n/translate'

/** The recipe to cook from: its steps' buttons and timers. */
export const cooking: Words = {
  Cook: 'पकाएँ',
  'Cook {dish}': '{dish} पकाएँ',
  'COOK STEP BY STEP': 'एक-एक कदम में पकाएँ',
  Steps: 'कदम',
  'Step {number}': 'कदम {number}',
  'Step {number} of {count}': 'कदम {number}, कुल {count}',
  PREVIOUS: 'पिछला',
  NEXT: 'अगला',
  'Ingredients for {people}': '{people} लोगों के लिए सामग्री',
  'Amounts within a step are for {own}. Those in this list are for {people}.':
    'कदमों में लिखी मात्रा {own} लोगों के लिए है। इस सूची की मात्रा {people} लोगों के लिए है।',
  Timers: 'टाइमर',
  'Start {minutes} min': '{minutes} मिनट शुरू करें',
  'Restart {minutes} min': '{minutes} मिनट फिर शुरू करें',
  '{minutes} minutes are over.': { one: '{minutes} मिनट पूरा हुआ।', other: '{minutes} मिनट पूरे हुए।' },
  OK: 'ठीक है',
  Stop: 'रोकें',
  'A soft sound when a timer is over': 'टाइमर पूरा होने पर हल्की आवाज़',

  'Green pepper': 'शिमला मिर्च',
  Onion: 'प्याज',
  Tomato: 'टमाटर',
  'Medium heat': 'मध्यम आँच',
  'Lowest heat': 'सबसे धीमी आँच',
  'Hard vegetables': 'सख़्त सब्ज़ियाँ',
  'Soft vegetables': 'नरम सब्ज़ियाँ',
  'Carrot and beans': 'गाजर और बीन्स',
  Peppers: 'शिमला मिर्च',
  'Each side': 'हर तरफ़',
  Vegetables: 'सब्ज़ियाँ',
  Garlic: 'लहसुन',
}
