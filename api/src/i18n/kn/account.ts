import type { Translations } from 'shared-contracts/i18n/translate'

export const account: Translations = {
  'Welcome to {brand}': '{brand} ಗೆ ಸ್ವಾಗತ',
  'Your {brand} account is ready. Use it to see your orders and check out with your saved addresses.':
    '{brand} ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ. ಇದರಿಂದ ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ನೋಡಬಹುದು, ಉಳಿಸಿದ ವಿಳಾಸಗಳಿಂದ ಚೆಕ್‌ಔಟ್ ಮಾಡಬಹುದು.',
  'SIGN IN': 'ಸೈನ್ ಇನ್ ಮಾಡಿ',
  'If you did not create this account, please tell us: {email}.':
    'ಈ ಖಾತೆಯನ್ನು ನೀವು ತೆರೆದಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ನಮಗೆ ತಿಳಿಸಿ: {email}.',
  'Reset your {brand} password': 'ನಿಮ್ಮ {brand} ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಿ',
  'Someone asked to reset your password. If it was you, choose a new one within {minutes} minutes.':
    'ಯಾರೋ ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಲು ಕೇಳಿದ್ದಾರೆ. ಅದು ನೀವೇ ಆಗಿದ್ದರೆ, {minutes} ನಿಮಿಷಗಳ ಒಳಗೆ ಹೊಸದನ್ನು ಆರಿಸಿ.',
  'Reset Password': 'ಪಾಸ್‌ವರ್ಡ್ ಮರುಹೊಂದಿಸಿ',
  'If this wasn’t you, ignore this email. Your password won’t change.':
    'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ಕಡೆಗಣಿಸಿ. ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗುವುದಿಲ್ಲ.',
  'Your {brand} password was changed': 'ನಿಮ್ಮ {brand} ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
  'Your password was changed, and all other devices were signed out.':
    'ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ, ಮತ್ತು ಉಳಿದ ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ.',
  'If this wasn’t you, set a new password right away.': 'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ.',
  'Forgot your Password?': 'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿರಾ?',
  'New sign-in to your {brand} account': 'ನಿಮ್ಮ {brand} ಖಾತೆಗೆ ಹೊಸ ಸೈನ್ ಇನ್',
  'Someone logged in to your account: {device}, {time} (Indian time).':
    'ಯಾರೋ ನಿಮ್ಮ ಖಾತೆಗೆ ಲಾಗಿನ್ ಆಗಿದ್ದಾರೆ: {device}, {time} (ಭಾರತೀಯ ಸಮಯ).',
  'an unknown device': 'ಅಪರಿಚಿತ ಸಾಧನ',
  'If this was you, you don’t need to do anything. If not, set a new password right away. That signs out all devices.':
    'ಅದು ನೀವೇ ಆಗಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ. ಅಲ್ಲದಿದ್ದರೆ, ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ. ಅದು ಎಲ್ಲಾ ಸಾಧನಗಳನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡುತ್ತದೆ.',

  'Please confirm your email address for {brand}': 'ದಯವಿಟ್ಟು {brand} ಗಾಗಿ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ',
  'Someone, hopefully you, gave this address to {brand}. Please confirm within {days} days that it’s yours. Until then, we won’t send anything else to it.':
    'ಯಾರೋ, ನೀವೇ ಎಂದು ಭಾವಿಸುತ್ತೇವೆ, {brand} ಗೆ ಈ ವಿಳಾಸವನ್ನು ನೀಡಿದ್ದಾರೆ. ಇದು ನಿಮ್ಮದೆಂದು ದಯವಿಟ್ಟು {days} ದಿನಗಳ ಒಳಗೆ ದೃಢೀಕರಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ನಾವು ಇದಕ್ಕೆ ಬೇರೇನನ್ನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  'Confirm my email address': 'ನನ್ನ ಇಮೇಲ್ ವಿಳಾಸವನ್ನು ದೃಢೀಕರಿಸಿ',
  'If this wasn’t you, ignore this email. We won’t send anything else to this address.':
    'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಈ ಇಮೇಲ್ ಅನ್ನು ಕಡೆಗಣಿಸಿ. ಈ ವಿಳಾಸಕ್ಕೆ ಬೇರೇನನ್ನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.',
  'Someone asked to change the email address of your {brand} account':
    'ಯಾರೋ ನಿಮ್ಮ {brand} ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಿಸಲು ಕೇಳಿದ್ದಾರೆ',
  'Your account’s email address will change once the new address is confirmed.':
    'ಹೊಸ ವಿಳಾಸ ದೃಢಪಟ್ಟ ಕೂಡಲೇ ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಾಗುತ್ತದೆ.',
  'If this wasn’t you, set a new password right away. That cancels the change.':
    'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ. ಅದು ಈ ಬದಲಾವಣೆಯನ್ನು ರದ್ದುಗೊಳಿಸುತ್ತದೆ.',
  'The email address of your {brand} account was changed': 'ನಿಮ್ಮ {brand} ಖಾತೆಯ ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಾಗಿದೆ',
  'Your account now has a different email address. We won’t send any more account emails to this one.':
    'ನಿಮ್ಮ ಖಾತೆಗೆ ಈಗ ಬೇರೆ ಇಮೇಲ್ ವಿಳಾಸವಿದೆ. ಖಾತೆಯ ಇಮೇಲ್‌ಗಳು ಇನ್ನು ಈ ವಿಳಾಸಕ್ಕೆ ಬರುವುದಿಲ್ಲ.',
  'If this wasn’t you, please tell us right away: {email}.':
    'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ಕೂಡಲೇ ನಮಗೆ ತಿಳಿಸಿ: {email}.',
  'A passkey was added to your {brand} account': 'ನಿಮ್ಮ {brand} ಖಾತೆಗೆ ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿದೆ',
  'A passkey was added to your account. Anyone who has it can sign in without your password.':
    'ನಿಮ್ಮ ಖಾತೆಗೆ ಪಾಸ್‌ಕೀ ಸೇರಿಸಲಾಗಿದೆ. ಅದು ಯಾರ ಬಳಿ ಇದೆಯೋ ಅವರು ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲದೆ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು.',
  'If this wasn’t you, set a new password right away. That removes all passkeys from your account.':
    'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಕೂಡಲೇ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ. ಅದು ನಿಮ್ಮ ಖಾತೆಯ ಎಲ್ಲಾ ಪಾಸ್‌ಕೀಗಳನ್ನು ತೆಗೆಯುತ್ತದೆ.',
  'Your {brand} account has been deleted': 'ನಿಮ್ಮ {brand} ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ',
  'Your account has been deleted, along with your details, saved addresses and sign-ins.':
    'ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ: ನಿಮ್ಮ ವಿವರಗಳು, ಉಳಿಸಿದ ವಿಳಾಸಗಳು ಮತ್ತು ಸೈನ್-ಇನ್‌ಗಳನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  'We keep the invoices of your orders, with your name and address, for as long as the law requires. Your email address and phone number are removed from them 30 days after the order.':
    'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳ ಬಿಲ್‌ಗಳನ್ನು, ಹೆಸರು ಮತ್ತು ವಿಳಾಸದೊಂದಿಗೆ, ಕಾನೂನು ಕೇಳುವಷ್ಟು ಕಾಲ ಇಟ್ಟುಕೊಳ್ಳಲಾಗುತ್ತದೆ. ಅವುಗಳಲ್ಲಿನ ಇಮೇಲ್ ವಿಳಾಸ ಮತ್ತು ಫೋನ್ ಸಂಖ್ಯೆಯನ್ನು ಆರ್ಡರ್ ಮಾಡಿದ 30 ದಿನಗಳ ನಂತರ ತೆಗೆಯಲಾಗುತ್ತದೆ.',
  'If this wasn’t you, please tell us: {email}.': 'ಇದನ್ನು ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ದಯವಿಟ್ಟು ನಮಗೆ ತಿಳಿಸಿ: {email}.',
}
