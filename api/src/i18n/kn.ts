import type { Words } from 'shared-contracts/i18n/translate'

/** What mails and the page on the way to a gateway say. A native speaker has to read it before launch. */
export const words: Words = {
  'Or open this address: {address}': 'ಅಥವಾ ಈ ವಿಳಾಸ ತೆರೆಯಿರಿ: {address}',
  'Dear {name},': 'ಪ್ರಿಯ {name},',
  'Hello {firstName},': 'ನಮಸ್ಕಾರ {firstName},',

  'Your order {orderId} has been confirmed': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದೃಢಪಟ್ಟಿದೆ',
  'Your order {orderId} has been confirmed. Thank you!': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದೃಢಪಟ್ಟಿದೆ. ಧನ್ಯವಾದಗಳು!',
  'ORDER INVOICE #{orderId}': 'ಆರ್ಡರ್ ಬಿಲ್ #{orderId}',
  'Sub total': 'ಉಪಮೊತ್ತ',
  Shipping: 'ಡೆಲಿವರಿ ಶುಲ್ಕ',
  'Tax ({percent}%), included in the prices': 'ತೆರಿಗೆ ({percent}%), ಬೆಲೆಗಳಲ್ಲಿ ಸೇರಿದೆ',
  'Total paid': 'ಒಟ್ಟು ಪಾವತಿಸಿದ ಮೊತ್ತ',
  'Rs {amount}': '₹{amount}',
  'Payment ID: {paymentId}': 'ಪಾವತಿ ಐಡಿ: {paymentId}',
  'Shipping address': 'ಡೆಲಿವರಿ ವಿಳಾಸ',
  'The payment for your order {orderId} failed': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ',
  'The payment of {sum} for your order {orderId} failed.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ {sum} ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'The payment failed.': 'ಪಾವತಿ ವಿಫಲವಾಗಿದೆ.',
  'Your order is kept. If money was taken from your account all the same, your bank gives it back.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ ನಮ್ಮಲ್ಲಿ ಸುರಕ್ಷಿತವಾಗಿದೆ. ಆದರೂ ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹಣ ಕಡಿತವಾಗಿದ್ದರೆ, ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಅದನ್ನು ಹಿಂದಿರುಗಿಸುತ್ತದೆ.',
  'PAY AGAIN': 'ಮತ್ತೆ ಪಾವತಿಸಿ',
  'A refund of {sum} for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ {sum} ಮರುಪಾವತಿ',
  'We have refunded {sum} for your order {orderId}.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗಾಗಿ ನಾವು {sum} ಮರುಪಾವತಿ ಮಾಡಿದ್ದೇವೆ.',
  'The money goes back by the way you paid. It is credited in 10-15 days.':
    'ನೀವು ಪಾವತಿಸಿದ ಮಾರ್ಗದಲ್ಲೇ ಹಣ ಹಿಂದಿರುಗುತ್ತದೆ. ಅದು 10-15 ದಿನಗಳಲ್ಲಿ ಜಮೆಯಾಗುತ್ತದೆ.',
  'Your order {orderId} has been cancelled': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ರದ್ದುಗೊಂಡಿದೆ',
  'We are sorry: we have cancelled your order {orderId}, and nothing of it will be sent.':
    'ಕ್ಷಮಿಸಿ: ನಾವು ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ರದ್ದುಗೊಳಿಸಿದ್ದೇವೆ, ಅದರಲ್ಲಿ ಏನನ್ನೂ ಕಳುಹಿಸಲಾಗುವುದಿಲ್ಲ.',
  'The reason: {why}': 'ಕಾರಣ: {why}',
  'What you paid goes back by the way you paid. It is credited in 10-15 days.':
    'ನೀವು ಪಾವತಿಸಿದ ಹಣ ಅದೇ ಮಾರ್ಗದಲ್ಲಿ ಹಿಂದಿರುಗುತ್ತದೆ. ಅದು 10-15 ದಿನಗಳಲ್ಲಿ ಜಮೆಯಾಗುತ್ತದೆ.',

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

  'Confirm your subscription to the {brand} newsletter': '{brand} ನ್ಯೂಸ್‌ಲೆಟರ್‌ಗೆ ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ',
  'Someone, we hope you, asked for the {brand} newsletter at this address. Please confirm it within a week.':
    'ಯಾರೋ, ನೀವೇ ಎಂದು ಭಾವಿಸುತ್ತೇವೆ, ಈ ವಿಳಾಸಕ್ಕೆ {brand} ನ್ಯೂಸ್‌ಲೆಟರ್ ಕೇಳಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಒಂದು ವಾರದೊಳಗೆ ದೃಢೀಕರಿಸಿ.',
  'Confirm subscription': 'ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ',
  'If it was not you, there is nothing to do: no newsletter is sent, and the address is forgotten.':
    'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ: ನ್ಯೂಸ್‌ಲೆಟರ್ ಕಳುಹಿಸುವುದಿಲ್ಲ, ಮತ್ತು ಈ ವಿಳಾಸವನ್ನು ಅಳಿಸಲಾಗುತ್ತದೆ.',
  'You are subscribed to the {brand} newsletter': 'ನೀವು {brand} ನ್ಯೂಸ್‌ಲೆಟರ್‌ಗೆ ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ',
  'Thank you! New kits, harvest news and dishes to cook will come to this address.':
    'ಧನ್ಯವಾದಗಳು! ಹೊಸ ಕಿಟ್‌ಗಳು, ಸುಗ್ಗಿಯ ಸುದ್ದಿ ಮತ್ತು ಅಡುಗೆ ಖಾದ್ಯಗಳು ಈ ವಿಳಾಸಕ್ಕೆ ಬರುತ್ತವೆ.',
  'You can stop them whenever you like.': 'ನೀವು ಬಯಸಿದಾಗ ಇವುಗಳನ್ನು ನಿಲ್ಲಿಸಬಹುದು.',
  Unsubscribe: 'ಚಂದಾದಾರಿಕೆ ರದ್ದುಗೊಳಿಸಿ',

  'We have your message: {ticket}': 'ನಿಮ್ಮ ಸಂದೇಶ ನಮಗೆ ತಲುಪಿದೆ: {ticket}',
  'Thank you for your message. Its number is {ticket}; please name it whenever you ask about it.':
    'ನಿಮ್ಮ ಸಂದೇಶಕ್ಕೆ ಧನ್ಯವಾದಗಳು. ಇದರ ಸಂಖ್ಯೆ {ticket}; ಇದರ ಬಗ್ಗೆ ಕೇಳುವಾಗ ದಯವಿಟ್ಟು ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ.',
  'We answer as soon as we can, and settle it by {date} at the latest.':
    'ನಾವು ಆದಷ್ಟು ಬೇಗ ಉತ್ತರಿಸುತ್ತೇವೆ, ಮತ್ತು ತಡವಾದರೆ {date} ರೊಳಗೆ ಇದನ್ನು ಇತ್ಯರ್ಥಪಡಿಸುತ್ತೇವೆ.',
  'Somebody is there for you: {hours}': 'ನಾವು ಲಭ್ಯವಿರುವ ಸಮಯ: {hours}',
  'Our grievance officer: {officer}': 'ನಮ್ಮ ಕುಂದುಕೊರತೆ ಅಧಿಕಾರಿ: {officer}',
  'This mail was sent because somebody wrote to us with this address. If it was not you, you need do nothing.':
    'ಈ ವಿಳಾಸದಿಂದ ಯಾರೋ ನಮಗೆ ಬರೆದಿದ್ದರಿಂದ ಈ ಮೇಲ್ ಕಳುಹಿಸಲಾಗಿದೆ. ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ನೀವು ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ.',

  'Continue to payment': 'ಪಾವತಿಗೆ ಮುಂದುವರಿಯಿರಿ',
  'You are on the way to the secure payment page: UPI, cards and net banking.':
    'ನೀವು ಸುರಕ್ಷಿತ ಪಾವತಿ ಪುಟಕ್ಕೆ ಹೋಗುತ್ತಿದ್ದೀರಿ: UPI, ಕಾರ್ಡ್ ಮತ್ತು ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್.',
  'This payment link has expired': 'ಈ ಪಾವತಿ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ',
  'Nothing has been charged. Please start the payment again from your order.':
    'ನಿಮ್ಮಿಂದ ಯಾವುದೇ ಹಣ ಪಡೆದಿಲ್ಲ. ದಯವಿಟ್ಟು ನಿಮ್ಮ ಆರ್ಡರ್‌ನಿಂದ ಪಾವತಿಯನ್ನು ಮತ್ತೆ ಪ್ರಾರಂಭಿಸಿ.',
  'To your account': 'ನಿಮ್ಮ ಖಾತೆಗೆ ಹೋಗಿ',

  'Your order {orderId} is on its way': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ದಾರಿಯಲ್ಲಿದೆ',
  'We have handed a parcel of your order {orderId} to {courier}.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಪಾರ್ಸೆಲ್ ಅನ್ನು {courier} ಗೆ ಒಪ್ಪಿಸಿದ್ದೇವೆ.',
  'Tracking number: {awb}': 'ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ: {awb}',
  'Courier: {courier}': 'ಕೊರಿಯರ್: {courier}',
  'TRACK YOUR PARCEL': 'ನಿಮ್ಮ ಪಾರ್ಸೆಲ್ ಎಲ್ಲಿದೆ ನೋಡಿ',
  'In this parcel': 'ಈ ಪಾರ್ಸೆಲ್\u200cನಲ್ಲಿ',
  'Still to follow': 'ಇನ್ನೂ ಬರಬೇಕಾದವು',
  'You get another mail when it leaves.': 'ಅದು ಹೊರಟಾಗ ನಿಮಗೆ ಇನ್ನೊಂದು ಮೇಲ್ ಬರುತ್ತದೆ.',
  'Your order is complete with this parcel.': 'ಈ ಪಾರ್ಸೆಲ್\u200cನೊಂದಿಗೆ ನಿಮ್ಮ ಆರ್ಡರ್ ಪೂರ್ಣವಾಗಿದೆ.',
  'The right tracking number for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಸರಿಯಾದ ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ',
  'The tracking number in our last mail about your order {orderId} was wrong. This one is right.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಬಗ್ಗೆ ನಮ್ಮ ಹಿಂದಿನ ಮೇಲ್\u200cನಲ್ಲಿದ್ದ ಟ್ರ್ಯಾಕಿಂಗ್ ಸಂಖ್ಯೆ ತಪ್ಪಾಗಿತ್ತು. ಇದು ಸರಿಯಾದದ್ದು.',
  'The tax invoice {number} of this parcel is in your account, with the order.':
    'ಈ ಪಾರ್ಸೆಲ್‌ನ ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ {number} ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ, ಆರ್ಡರ್ ಜೊತೆ ಇದೆ.',
  'This document was not found.': 'ಈ ದಾಖಲೆ ಸಿಗಲಿಲ್ಲ.',
  'Your order {orderId} could not be delivered': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಅನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ',
  '{courier} could not deliver a parcel of your order {orderId}, and is bringing it back to us.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ಅನ್ನು {courier} ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ, ಅದನ್ನು ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿ ತರುತ್ತಿದೆ.',
  'Please write to {email}: is your address right, and by which phone number can you be reached?':
    'ದಯವಿಟ್ಟು {email} ಗೆ ಬರೆಯಿರಿ: ನಿಮ್ಮ ವಿಳಾಸ ಸರಿಯಾಗಿದೆಯೇ, ಮತ್ತು ಯಾವ ಫೋನ್ ಸಂಖ್ಯೆಯಲ್ಲಿ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಬಹುದು?',
  'A parcel of your order {orderId} is back with us': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ',
  'We have received your return of order {orderId}': 'ಆರ್ಡರ್ {orderId} ನಿಂದ ನೀವು ಹಿಂತಿರುಗಿಸಿದ್ದು ನಮಗೆ ತಲುಪಿದೆ',
  'A parcel of your order {orderId} could not be delivered, and is back with us.':
    'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನ ಒಂದು ಪಾರ್ಸೆಲ್ ಅನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ, ಅದು ನಮ್ಮ ಬಳಿಗೆ ಮರಳಿದೆ.',
  'What you sent back of your order {orderId} has arrived.': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ನಿಂದ ನೀವು ಹಿಂತಿರುಗಿಸಿದ್ದು ತಲುಪಿದೆ.',
  'What came back': 'ಮರಳಿ ಬಂದದ್ದು',
  'Please write to {email}: we send it once more, or give your money back.':
    'ದಯವಿಟ್ಟು {email} ಗೆ ಬರೆಯಿರಿ: ನಾವು ಅದನ್ನು ಮತ್ತೊಮ್ಮೆ ಕಳುಹಿಸುತ್ತೇವೆ, ಅಥವಾ ನಿಮ್ಮ ಹಣವನ್ನು ಹಿಂತಿರುಗಿಸುತ್ತೇವೆ.',
  'We look at it now. If money goes back to you, you get another mail.':
    'ಈಗ ನಾವು ಅದನ್ನು ನೋಡುತ್ತೇವೆ. ನಿಮಗೆ ಹಣ ಹಿಂತಿರುಗಿಸಿದರೆ, ಇನ್ನೊಂದು ಮೇಲ್ ಬರುತ್ತದೆ.',
  'A credit note for your order {orderId}': 'ನಿಮ್ಮ ಆರ್ಡರ್ {orderId} ಗೆ ಕ್ರೆಡಿಟ್ ನೋಟ್',
  'For the {sum} that went back to you we have written the credit note {number}.':
    'ನಿಮಗೆ ಹಿಂತಿರುಗಿಸಿದ {sum} ಗಾಗಿ ಕ್ರೆಡಿಟ್ ನೋಟ್ {number} ಬರೆದಿದ್ದೇವೆ.',
  'It is in your account, with the order.': 'ಅದು ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ, ಆರ್ಡರ್ ಜೊತೆ ಇದೆ.',
}
