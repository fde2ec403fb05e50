import type { Translations } from '../../translate'

/** The api's messages about accounts, addresses and passkeys. */
export const account: Translations = {
  'Registration successful! Redirecting to login.': 'ನೋಂದಣಿ ಯಶಸ್ವಿಯಾಗಿದೆ! ಲಾಗಿನ್ ಪುಟಕ್ಕೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ.',
  'Login successful!': 'ಲಾಗಿನ್ ಯಶಸ್ವಿಯಾಗಿದೆ!',
  'You’re logged out.': 'ನೀವು ಲಾಗ್ ಔಟ್ ಆಗಿದ್ದೀರಿ.',
  'Invalid email or password.': 'ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಾಗಿಲ್ಲ.',
  'Email already exists. Please log in instead.': 'ಈ ಇಮೇಲ್‌ಗೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ. ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'This account no longer exists.': 'ಈ ಖಾತೆ ಈಗ ಇಲ್ಲ.',
  'Wrong password. Please try again.': 'ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'If there’s an account with this email address, we’ll email you a link to reset your password.':
    'ಈ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಖಾತೆ ಇದ್ದರೆ, ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸುವ ಲಿಂಕ್ ಅನ್ನು ನಿಮಗೆ ಇಮೇಲ್ ಮಾಡುತ್ತೇವೆ.',
  'Your password has been reset. Please log in.': 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಆಗಿ.',
  'This reset link is invalid or has expired. Please request a new one.':
    'ಈ ಮರುಹೊಂದಿಸುವ ಲಿಂಕ್ ಸರಿಯಾಗಿಲ್ಲ ಅಥವಾ ಅದರ ಅವಧಿ ಮುಗಿದಿದೆ. ದಯವಿಟ್ಟು ಹೊಸದನ್ನು ಕೇಳಿ.',
  'Password changed. All other devices have been signed out.':
    'ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ. ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'Device signed out.': 'ಸಾಧನವನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'All other devices signed out.': 'ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'That device is already signed out.': 'ಆ ಸಾಧನ ಈಗಾಗಲೇ ಸೈನ್ ಔಟ್ ಆಗಿದೆ.',
  'Your account has been deleted.': 'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ.',
  'Your email address is confirmed.': 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ದೃಢಪಟ್ಟಿದೆ.',
  'We’ve emailed a link to {email}. Open it to confirm your email address.':
    '{email} ಗೆ ಲಿಂಕ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಲು ಅದನ್ನು ತೆರೆಯಿರಿ.',
  'We’ve emailed a link to {email}. Your address changes when you open it.':
    '{email} ಗೆ ಲಿಂಕ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಅದನ್ನು ತೆರೆದಾಗ ನಿಮ್ಮ ವಿಳಾಸ ಬದಲಾಗುತ್ತದೆ.',
  'We’ve already sent several emails to this address today. Check your spam folder, or try again tomorrow.':
    'ಇಂದು ನಾವು ಈ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಹಲವು ಇಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ನೋಡಿ, ಅಥವಾ ನಾಳೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This is already your email address.': 'ಇದು ಈಗಾಗಲೇ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ.',
  'There’s already an account with this email address.': 'ಈ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ.',
  'This link is incomplete. Please open it from the email again, or get a new one in your account.':
    'ಈ ಲಿಂಕ್ ಅಪೂರ್ಣವಾಗಿದೆ. ದಯವಿಟ್ಟು ಇಮೇಲ್‌ನಿಂದ ಮತ್ತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.',
  'This link has expired. You can get a new one in your account.':
    'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.',
  'These addresses belong to another account.': 'ಈ ವಿಳಾಸಗಳು ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿವೆ.',
  'You have {count} saved addresses, which is the maximum. You can edit one instead.':
    'ನೀವು {count} ವಿಳಾಸಗಳನ್ನು ಉಳಿಸಿದ್ದೀರಿ, ಇದೇ ಗರಿಷ್ಠ. ಇವುಗಳಲ್ಲಿ ಒಂದನ್ನು ಬದಲಿಸಬಹುದು.',
  'Shipping address saved successfully!': 'ಡೆಲಿವರಿ ವಿಳಾಸ ಉಳಿಸಲಾಗಿದೆ!',
  'Passkey added. You can now sign in with it.': 'ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿದೆ. ಈಗ ಇದರಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು.',
  'Passkey renamed.': 'ಪಾಸ್‌ಕೀ ಹೆಸರು ಬದಲಾಗಿದೆ.',
  'Passkey removed. You can no longer sign in with it.': 'ಪಾಸ್‌ಕೀ ತೆಗೆಯಲಾಗಿದೆ. ಇನ್ನು ಇದರಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಲಾಗದು.',
  'The passkey couldn’t be added. Please try again.': 'ಪಾಸ್‌ಕೀ ಸೇರಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'This passkey couldn’t be read. Please log in with your password.':
    'ಈ ಪಾಸ್‌ಕೀ ಓದಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿ.',
  'This passkey couldn’t be verified. Please try again, or log in with your password.':
    'ಈ ಪಾಸ್‌ಕೀ ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿ.',
  'This passkey no longer works here. Please log in with your password.':
    'ಈ ಪಾಸ್‌ಕೀ ಇಲ್ಲಿ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗಿ.',
  'This passkey has already been removed.': 'ಈ ಪಾಸ್‌ಕೀ ಈಗಾಗಲೇ ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  'You have {count} passkeys, which is the maximum. Remove one to add another.':
    'ನಿಮ್ಮಲ್ಲಿ {count} ಪಾಸ್‌ಕೀಗಳಿವೆ, ಇದೇ ಗರಿಷ್ಠ. ಹೊಸದನ್ನು ಸೇರಿಸಲು ಒಂದನ್ನು ತೆಗೆಯಿರಿ.',
}
