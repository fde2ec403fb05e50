import type { Translations } from '../../translate'

/** The api's messages about accounts, addresses and passkeys. */
export const account: Translations = {
  'Registration successful! Redirecting to login.': 'ನೋಂದಣಿ ಯಶಸ್ವಿಯಾಗಿದೆ! ಲಾಗಿನ್ ಪುಟಕ್ಕೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ.',
  'Login successful!': 'ಲಾಗಿನ್ ಯಶಸ್ವಿಯಾಗಿದೆ!',
  'You are logged out.': 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  'Invalid email or password.': 'ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಾಗಿಲ್ಲ.',
  'Email already exists. Please log in instead.': 'ಈ ಇಮೇಲ್‌ಗೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ. ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'This account does not exist any more.': 'ಈ ಖಾತೆ ಈಗ ಇಲ್ಲ.',
  'This is not your password.': 'ಇದು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಅಲ್ಲ.',
  'If there is an account for this address, a link to reset its password is on its way.':
    'ಈ ವಿಳಾಸಕ್ಕೆ ಖಾತೆ ಇದ್ದರೆ, ಅದರ ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸುವ ಲಿಂಕ್ ಬರುತ್ತಿದೆ.',
  'Your password has been reset. Please log in.': 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'This reset link is invalid or has expired. Please request a new one.':
    'ಈ ಮರುಹೊಂದಿಸುವ ಲಿಂಕ್ ಸರಿಯಾಗಿಲ್ಲ ಅಥವಾ ಅದರ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಹೊಸದನ್ನು ಕೇಳಿ.',
  'Your password has been changed. All other devices are signed out.':
    'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ. ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'The device is signed out.': 'ಸಾಧನವನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'All other devices are signed out.': 'ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'This device is not signed in any more.': 'ಈ ಸಾಧನ ಈಗ ಸೈನ್ ಇನ್ ಆಗಿಲ್ಲ.',
  'Your account has been deleted.': 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
  'Your email address is confirmed.': 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ದೃಢಪಟ್ಟಿದೆ.',
  'We have sent a mail to {email}. Please open the link in it.':
    'ನಾವು {email} ಗೆ ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ದಯವಿಟ್ಟು ಅದರಲ್ಲಿನ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
  'We have sent a mail to {email}. Your address changes once you open the link in it.':
    'ನಾವು {email} ಗೆ ಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅದರಲ್ಲಿನ ಲಿಂಕ್ ತೆರೆದ ಕೂಡಲೇ ನಿಮ್ಮ ವಿಳಾಸ ಬದಲಾಗುತ್ತದೆ.',
  'We have sent several mails to this address today. Please look among the spam as well, or try again tomorrow.':
    'ಇಂದು ನಾವು ಈ ವಿಳಾಸಕ್ಕೆ ಹಲವು ಮೇಲ್‌ಗಳನ್ನು ಕಳುಹಿಸಿದ್ದೇವೆ. ದಯವಿಟ್ಟು ಸ್ಪ್ಯಾಮ್‌ನಲ್ಲಿಯೂ ನೋಡಿ, ಅಥವಾ ನಾಳೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This is the email address of your account already.': 'ಇದು ಈಗಾಗಲೇ ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸ.',
  'There is an account with this email address already.': 'ಈ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ.',
  'This link is not a whole one.': 'ಈ ಲಿಂಕ್ ಪೂರ್ಣವಾಗಿಲ್ಲ.',
  'This link has expired. Your account sends you a new one.': 'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹೊಸದನ್ನು ಪಡೆಯಬಹುದು.',
  'These addresses belong to another account.': 'ಈ ವಿಳಾಸಗಳು ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿವೆ.',
  'You have saved {most} addresses, which is the most.': 'ನೀವು {most} ವಿಳಾಸಗಳನ್ನು ಉಳಿಸಿದ್ದೀರಿ, ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಉಳಿಸಲಾಗದು.',
  'Shipping address saved successfully!': 'ಡೆಲಿವರಿ ವಿಳಾಸ ಉಳಿಸಲಾಗಿದೆ!',
  'The passkey is added. You can sign in with it from now on.':
    'ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿದೆ. ಇನ್ನು ಮುಂದೆ ಇದರಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು.',
  'The passkey is renamed.': 'ಪಾಸ್‌ಕೀ ಹೆಸರು ಬದಲಾಗಿದೆ.',
  'The passkey is removed. It opens your account no more.':
    'ಪಾಸ್‌ಕೀ ತೆಗೆದುಹಾಕಲಾಗಿದೆ. ಇನ್ನು ಅದು ನಿಮ್ಮ ಖಾತೆಯನ್ನು ತೆರೆಯುವುದಿಲ್ಲ.',
  'The passkey could not be added. Please try again.': 'ಪಾಸ್‌ಕೀ ಸೇರಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This passkey could not be read. Please log in with your password.':
    'ಈ ಪಾಸ್‌ಕೀ ಓದಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿ.',
  'This passkey could not be checked. Please try again, or log in with your password.':
    'ಈ ಪಾಸ್‌ಕೀ ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿ.',
  'This passkey is not known here any more. Please log in with your password.':
    'ಈ ಪಾಸ್‌ಕೀ ಇಲ್ಲಿ ಈಗ ಮಾನ್ಯವಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿ.',
  'This passkey has been removed already.': 'ಈ ಪಾಸ್‌ಕೀ ಈಗಾಗಲೇ ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  'An account can have {most} passkeys. Remove one to add another.':
    'ಒಂದು ಖಾತೆಯಲ್ಲಿ {most} ಪಾಸ್‌ಕೀಗಳು ಇರಬಹುದು. ಇನ್ನೊಂದನ್ನು ಸೇರಿಸಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
}
