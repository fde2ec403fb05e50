import type { Words } from 'shared-contracts/i18n/translate'

/** The recipe to cook from: its steps' buttons and timers. */
export const cooking: Words = {
  Cook: 'ಅಡುಗೆ ಮಾಡಿ',
  'Cook {dish}': '{dish} ಮಾಡಿ',
  'COOK STEP BY STEP': 'ಹಂತ ಹಂತವಾಗಿ ಮಾಡಿ',
  Steps: 'ಹಂತಗಳು',
  'Step {number}': 'ಹಂತ {number}',
  'Step {number} of {count}': 'ಹಂತ {number}, ಒಟ್ಟು {count}',
  PREVIOUS: 'ಹಿಂದಿನದು',
  NEXT: 'ಮುಂದಿನದು',
  'Ingredients for {people}': '{people} ಜನರಿಗೆ ಬೇಕಾಗುವ ಸಾಮಗ್ರಿ',
  'Amounts within a step are for {own}. Those in this list are for {people}.':
    'ಹಂತಗಳಲ್ಲಿರುವ ಪ್ರಮಾಣ {own} ಜನರಿಗೆ. ಈ ಪಟ್ಟಿಯಲ್ಲಿರುವುದು {people} ಜನರಿಗೆ.',
  Timers: 'ಟೈಮರ್‌ಗಳು',
  'Start {minutes} min': '{minutes} ನಿಮಿಷ ಶುರು ಮಾಡಿ',
  'Restart {minutes} min': '{minutes} ನಿಮಿಷ ಮತ್ತೆ ಶುರು ಮಾಡಿ',
  '{minutes} minutes are over.': { one: '{minutes} ನಿಮಿಷ ಮುಗಿಯಿತು.', other: '{minutes} ನಿಮಿಷಗಳು ಮುಗಿದವು.' },
  OK: 'ಸರಿ',
  Stop: 'ನಿಲ್ಲಿಸಿ',
  'A soft sound when a timer is over': 'ಟೈಮರ್ ಮುಗಿದಾಗ ಮೆಲ್ಲನೆಯ ಸದ್ದು',

  'Green pepper': 'ದಪ್ಪ ಮೆಣಸಿನಕಾಯಿ',
  Onion: 'ಈರುಳ್ಳಿ',
  Tomato: 'ಟೊಮೆಟೊ',
  'Medium heat': 'ಮಧ್ಯಮ ಉರಿ',
  'Lowest heat': 'ಅತಿ ಸಣ್ಣ ಉರಿ',
  'Hard vegetables': 'ಗಟ್ಟಿ ತರಕಾರಿಗಳು',
  'Soft vegetables': 'ಮೃದು ತರಕಾರಿಗಳು',
  'Carrot and beans': 'ಕ್ಯಾರೆಟ್ ಮತ್ತು ಬೀನ್ಸ್',
  Peppers: 'ದಪ್ಪ ಮೆಣಸಿನಕಾಯಿ',
  'Each side': 'ಪ್ರತಿ ಬದಿ',
  Vegetables: 'ತರಕಾರಿಗಳು',
  Garlic: 'ಬೆಳ್ಳುಳ್ಳಿ',
}
