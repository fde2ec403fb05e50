import type { Translations } from 'shared-contracts/i18n/translate'

export const passkeys: Translations = {
  'Sign in without typing.': 'ಟೈಪ್ ಮಾಡದೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  'With a passkey, your fingerprint, face or screen lock is enough.':
    'ಪಾಸ್‌ಕೀ ಇದ್ದರೆ ನಿಮ್ಮ ಬೆರಳಚ್ಚು, ಮುಖ ಅಥವಾ ಸ್ಕ್ರೀನ್ ಲಾಕ್ ಸಾಕು.',
  'With a passkey, you sign in with your fingerprint, face or screen lock instead of typing.':
    'ಪಾಸ್‌ಕೀ ಇದ್ದರೆ ಟೈಪ್ ಮಾಡುವ ಬದಲು ಬೆರಳಚ್ಚು, ಮುಖ ಅಥವಾ ಸ್ಕ್ರೀನ್ ಲಾಕ್‌ನಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು.',
  'Your password still works.': 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಕೂಡ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  'Add a Passkey': 'ಪಾಸ್‌ಕೀ ಸೇರಿಸಿ',
  'Add a passkey': 'ಪಾಸ್‌ಕೀ ಸೇರಿಸಿ',
  'Not Now': 'ಈಗ ಬೇಡ',
  'Loading your passkeys': 'ನಿಮ್ಮ ಪಾಸ್‌ಕೀಗಳು ಬರುತ್ತಿವೆ',
  'Your passkeys didn’t load': 'ನಿಮ್ಮ ಪಾಸ್‌ಕೀಗಳು ಬರಲಿಲ್ಲ',
  'You have no passkeys yet.': 'ನಿಮ್ಮಲ್ಲಿ ಇನ್ನೂ ಯಾವ ಪಾಸ್‌ಕೀ ಇಲ್ಲ.',
  'This browser doesn’t support passkeys. You can add one in another browser.':
    'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಪಾಸ್‌ಕೀ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಬೇರೆ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಸೇರಿಸಬಹುದು.',
  'Added {added}, last used {used}': '{added} ರಂದು ಸೇರಿಸಲಾಗಿದೆ, ಕೊನೆಯ ಬಳಕೆ {used}',
  'Added {added}, not used yet': '{added} ರಂದು ಸೇರಿಸಲಾಗಿದೆ, ಇನ್ನೂ ಬಳಸಿಲ್ಲ',
  Rename: 'ಹೆಸರು ಬದಲಿಸಿ',
  'Rename {name}': '{name} ಹೆಸರು ಬದಲಿಸಿ',
  'Rename {name}, added {added}': '{added} ರಂದು ಸೇರಿಸಿದ {name} ಹೆಸರು ಬದಲಿಸಿ',
  'Remove {name}, added {added}': '{added} ರಂದು ಸೇರಿಸಿದ {name} ತೆಗೆಯಿರಿ',
  'Name is required': 'ಹೆಸರು ತುಂಬುವುದು ಅಗತ್ಯ',
  'This device already has a passkey for your account.': 'ಈ ಸಾಧನದಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ಕೀ ಈಗಾಗಲೇ ಇದೆ.',
  'This device can’t create a passkey.': 'ಈ ಸಾಧನದಲ್ಲಿ ಪಾಸ್‌ಕೀ ರಚಿಸಲು ಆಗುವುದಿಲ್ಲ.',
  'This device can’t create a passkey. Set up a screen lock first.':
    'ಈ ಸಾಧನದಲ್ಲಿ ಪಾಸ್‌ಕೀ ರಚಿಸಲು ಆಗುವುದಿಲ್ಲ. ಮೊದಲು ಸ್ಕ್ರೀನ್ ಲಾಕ್ ಹಾಕಿ.',
  'Passkeys don’t work at this web address. Please use your password.':
    'ಈ ವೆಬ್ ವಿಳಾಸದಲ್ಲಿ ಪಾಸ್‌ಕೀ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.',
  'Your browser could not do this. Please try again, or use your password.':
    'ನಿಮ್ಮ ಬ್ರೌಸರ್‌ಗೆ ಇದನ್ನು ಮಾಡಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.',
}
