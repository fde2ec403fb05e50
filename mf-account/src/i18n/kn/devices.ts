import type { Translations } from 'shared-contracts/i18n/translate'

export const devices: Translations = {
  'Loading your devices': 'ನಿಮ್ಮ ಸಾಧನಗಳು ಬರುತ್ತಿವೆ',
  'Your devices didn’t load': 'ನಿಮ್ಮ ಸಾಧನಗಳು ಬರಲಿಲ್ಲ',
  'Unknown device': 'ಗೊತ್ತಿಲ್ಲದ ಸಾಧನ',
  '{browser} on {system}': '{system} ನಲ್ಲಿ {browser}',
  'This device': 'ಈ ಸಾಧನ',
  'Signed in {signedIn}, last used {used}': '{signedIn} ಕ್ಕೆ ಸೈನ್ ಇನ್ ಆಗಿದೆ, ಕೊನೆಯ ಬಳಕೆ {used}',
  'Sign out': 'ಸೈನ್ ಔಟ್ ಮಾಡಿ',
  'Sign out {name}, signed in {signedIn}': '{name} ಸೈನ್ ಔಟ್ ಮಾಡಿ, {signedIn} ಕ್ಕೆ ಸೈನ್ ಇನ್ ಆಗಿದೆ',
  'Sign out all other devices': 'ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಿ',
  'This is the maximum. If you sign in on another device, the one you haven’t used for the longest time is signed out.':
    'ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಾಧನಗಳು ಇರುವಂತಿಲ್ಲ. ಇನ್ನೊಂದು ಸೇರಿದರೆ, ತುಂಬಾ ಹಿಂದೆ ಬಳಸಿದ ಸಾಧನ ಸೈನ್ ಔಟ್ ಆಗುತ್ತದೆ.',
  'You’re signed in on this device only.': 'ನೀವು ಈ ಸಾಧನದಲ್ಲಿ ಮಾತ್ರ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ.',
}
