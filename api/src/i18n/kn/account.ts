import type { Translations } from 'shared-contracts/i18n/translate'

/** Mails about accounts, sign-ins and email addresses. */
export const account: Translations = {
  'Welcome to {brand}': '{brand} ಗೆ ಸ್ವಾಗತ',
  'Your account at {brand} is ready. With it you see your orders, and check out with your saved addresses.':
    '{brand} ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ. ಇದರಿಂದ ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ನೋಡಬಹುದು, ಉಳಿಸಿದ ವಿಳಾಸಗಳಿಂದ ಚೆಕ್‌ಔಟ್ ಮಾಡಬಹುದು.',
  'SIGN IN': 'ಸೈನ್ ಇನ್ ಮಾಡಿ',
  'If you did not create this account, please tell us: {email}.':
    'ಈ ಖಾತೆಯನ್ನು ನೀವು ತೆರೆದಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ನಮಗೆ ತಿಳಿಸಿ: {email}.',
  'Reset your {brand} password': 'ನಿಮ್ಮ {brand} ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಿ',
  'Someone asked to reset the password of your account. To choose a new one, open this page within {minutes} minutes.':
    'ಯಾರೋ ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಲು ಕೇಳಿದ್ದಾರೆ. ಹೊಸದನ್ನು ಆಯ್ಕೆ ಮಾಡಲು, ಈ ಪುಟವನ್ನು {minutes} ನಿಮಿಷಗಳ ಒಳಗೆ ತೆರೆಯಿರಿ.',
  'Reset Password': 'ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಿ',
  'If it was not you, there is nothing to do: your password stays as it is.':
    'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ: ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  'Your {brand} password was changed': 'ನಿಮ್ಮ {brand} ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
  'The password of your account was changed, and every other device was signed out.':
    'ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ, ಮತ್ತು ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'If it was not you, please set a new password at once.': 'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ.',
  'Forgot your Password?': 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?',
  'Your {brand} account was opened on a new device': 'ನಿಮ್ಮ {brand} ಖಾತೆಯನ್ನು ಹೊಸ ಸಾಧನದಲ್ಲಿ ತೆರೆಯಲಾಗಿದೆ',
  'Someone logged in to your account: {device}, {time} (Indian time).':
    'ಯಾರೋ ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗಿನ್ ಆಗಿದ್ದಾರೆ: {device}, {time} (ಭಾರತೀಯ ಸಮಯ).',
  'an unknown device': 'ಅಪರಿಚಿತ ಸಾಧನ',
  'If it was you, there is nothing to do. If it was not, please set a new password at once: it signs every device out.':
    'ಅದು ನೀವೇ ಆಗಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ. ಅಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ: ಅದು ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡುತ್ತದೆ.',

  'Please confirm your email address for {brand}': 'ದಯವಿಟ್ಟು {brand} ಗಾಗಿ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ',
  'Someone, we hope you, gave this address to {brand}. Please confirm within {days} days that it is yours. Until then we send nothing else to it.':
    'ಯಾರೋ, ನೀವೇ ಎಂದು ಭಾವಿಸುತ್ತೇವೆ, {brand} ಗೆ ಈ ವಿಳಾಸವನ್ನು ನೀಡಿದ್ದಾರೆ. ಇದು ನಿಮ್ಮದೆಂದು ದಯವಿಟ್ಟು {days} ದಿನಗಳ ಒಳಗೆ ದೃಢೀಕರಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ನಾವು ಇದಕ್ಕೆ ಬೇರೇನನ್ನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  'Confirm my email address': 'ನನ್ನ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ',
  'If it was not you, there is nothing to do: this address gets no other mail from us.':
    'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ: ಈ ವಿಳಾಸಕ್ಕೆ ನಮ್ಮಿಂದ ಬೇರೆ ಮೇಲ್ ಬರುವುದಿಲ್ಲ.',
  'Someone asked to change the email address of your {brand} account':
    'ಯಾರೋ ನಿಮ್ಮ {brand} ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಿಸಲು ಕೇಳಿದ್ದಾರೆ',
  'Your account is to get another email address. It changes once that address is confirmed.':
    'ನಿಮ್ಮ ಖಾತೆಗೆ ಬೇರೆ ಇಮೇಲ್ ವಿಳಾಸ ಬರಲಿದೆ. ಆ ವಿಳಾಸ ದೃಢಪಟ್ಟ ಕೂಡಲೇ ಅದು ಬದಲಾಗುತ್ತದೆ.',
  'If it was not you, please set a new password at once: it takes the change back.':
    'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ: ಅದು ಈ ಬದಲಾವಣೆಯನ್ನು ರದ್ದುಗೊಳಿಸುತ್ತದೆ.',
  'The email address of your {brand} account was changed': 'ನಿಮ್ಮ {brand} ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಾಗಿದೆ',
  'Your account has another email address now. This one gets no more mails about it.':
    'ನಿಮ್ಮ ಖಾತೆಗೆ ಈಗ ಬೇರೆ ಇಮೇಲ್ ವಿಳಾಸವಿದೆ. ಈ ವಿಳಾಸಕ್ಕೆ ಖಾತೆಯ ಬಗ್ಗೆ ಇನ್ನು ಮೇಲ್ ಬರುವುದಿಲ್ಲ.',
  'If it was not you, please tell us at once: {email}.': 'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ಕೂಡಲೇ ನಮಗೆ ತಿಳಿಸಿ: {email}.',
  'A passkey was added to your {brand} account': 'ನಿಮ್ಮ {brand} ಖಾತೆಗೆ ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿದೆ',
  'A passkey was added to your account. Whoever holds it can sign in without your password.':
    'ನಿಮ್ಮ ಖಾತೆಗೆ ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿದೆ. ಅದು ಯಾರ ಬಳಿ ಇದೆಯೋ ಅವರು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು.',
  'If it was not you, please set a new password at once: that removes every passkey of your account.':
    'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ: ಅದು ನಿಮ್ಮ ಖಾತೆಯ ಎಲ್ಲಾ ಪಾಸ್‌ಕೀಗಳನ್ನು ತೆಗೆದುಹಾಕುತ್ತದೆ.',
  'Your {brand} account has been deleted': 'ನಿಮ್ಮ {brand} ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ',
  'Your account has been deleted: your details, your saved addresses and your sign-ins are gone.':
    'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ: ನಿಮ್ಮ ವಿವರಗಳು, ಉಳಿಸಿದ ವಿಳಾಸಗಳು ಮತ್ತು ಸೈನ್-ಇನ್‌ಗಳನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  'The invoices of your orders are kept as long as the law wants them, with name and address. The e-mail address and phone number in them are removed 30 days after the order.':
    'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳ ಬಿಲ್‌ಗಳನ್ನು, ಹೆಸರು ಮತ್ತು ವಿಳಾಸದೊಂದಿಗೆ, ಕಾನೂನು ಕೇಳುವಷ್ಟು ಕಾಲ ಇಟ್ಟುಕೊಳ್ಳಲಾಗುತ್ತದೆ. ಅವುಗಳಲ್ಲಿನ ಇಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ಆರ್ಡರ್ ಮಾಡಿದ 30 ದಿನಗಳ ನಂತರ ತೆಗೆಯಲಾಗುತ್ತದೆ.',
  'If it was not you, please tell us: {email}.': 'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ನಮಗೆ ತಿಳಿಸಿ: {email}.',
}
