import type { Translations } from 'shared-contracts/i18n/translate'

export const email: Translations = {
  'Confirm your email address': 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ',
  'Confirm that an email address is yours.': 'ಇಮೇಲ್ ವಿಳಾಸ ನಿಮ್ಮದು ಎಂದು ಖಚಿತಪಡಿಸಿ.',
  'Email address': 'ಇಮೇಲ್ ವಿಳಾಸ',
  'What has become of the link in our mail.': 'ನಮ್ಮ ಇಮೇಲ್‌ನ ಲಿಂಕ್ ಏನಾಯಿತು.',
  'EMAIL ADDRESS': 'ಇಮೇಲ್ ವಿಳಾಸ',
  'Please confirm that this email address is yours. Then we send the mails about your orders to it.':
    'ಈ ಇಮೇಲ್ ವಿಳಾಸ ನಿಮ್ಮದು ಎಂದು ದಯವಿಟ್ಟು ಖಚಿತಪಡಿಸಿ. ನಂತರ ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳ ಇಮೇಲ್‌ಗಳನ್ನು ಇದಕ್ಕೆ ಕಳುಹಿಸುತ್ತೇವೆ.',
  'Confirm My Email Address': 'ನನ್ನ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ',
  'Your email address is confirmed. Thank you! What we have written to you meanwhile is on its way.':
    'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತವಾಗಿದೆ. ಧನ್ಯವಾದ! ಈ ನಡುವೆ ನಾವು ನಿಮಗೆ ಬರೆದದ್ದು ಬರುತ್ತಿದೆ.',
  'This link has been used already: your email address is confirmed.':
    'ಈ ಲಿಂಕ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ: ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತವಾಗಿದೆ.',
  'This link has expired. Your account sends you a new one.': 'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.',
  'There is an account with this email address already.': 'ಈ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ.',
  'This link is not a whole one. Please open it from the mail again, or get a new one from your account.':
    'ಈ ಲಿಂಕ್ ಪೂರ್ಣವಾಗಿಲ್ಲ. ದಯವಿಟ್ಟು ಇಮೇಲ್‌ನಿಂದ ಮತ್ತೆ ತೆರೆಯಿರಿ, ಅಥವಾ ನಿಮ್ಮ ಖಾತೆಯಿಂದ ಹೊಸದನ್ನು ಪಡೆಯಿರಿ.',
  'YOUR ACCOUNT': 'ನಿಮ್ಮ ಖಾತೆ',
  'Your email address': 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ',
  'Please confirm your email address: open the link in the mail that we have sent to {address}. Until then all other mails wait, also those about your orders. You can shop all the same.':
    'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ: {address} ಗೆ ನಾವು ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಅಲ್ಲಿಯವರೆಗೆ ಉಳಿದ ಎಲ್ಲಾ ಇಮೇಲ್‌ಗಳು ಕಾಯುತ್ತವೆ, ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳದ್ದೂ ಸಹ. ಖರೀದಿಯನ್ನು ನೀವು ಮುಂದುವರಿಸಬಹುದು.',
  'Send the mail again': 'ಇಮೇಲ್ ಮತ್ತೆ ಕಳುಹಿಸಿ',
  'Your email address is {email}. We send a mail to the new one: it counts once you open the link in that mail.':
    'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ {email}. ಹೊಸ ವಿಳಾಸಕ್ಕೆ ನಾವು ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ: ಅದರಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆದಾಗ ಹೊಸ ವಿಳಾಸ ಜಾರಿಗೆ ಬರುತ್ತದೆ.',
  '{email} is still to be confirmed.': '{email} ಇನ್ನೂ ಖಚಿತವಾಗಬೇಕಿದೆ.',
  'New Email Address': 'ಹೊಸ ಇಮೇಲ್ ವಿಳಾಸ',
  'Change Email Address': 'ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಿಸಿ',
  Newsletter: 'ನ್ಯೂಸ್‌ಲೆಟರ್',
  'Confirm your subscription to our newsletter.': 'ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ಚಂದಾದಾರಿಕೆಯನ್ನು ಖಚಿತಪಡಿಸಿ.',
  NEWSLETTER: 'ನ್ಯೂಸ್‌ಲೆಟರ್',
  'Please confirm that you want our newsletter at your email address.':
    'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ಬೇಕು ಎಂದು ದಯವಿಟ್ಟು ಖಚಿತಪಡಿಸಿ.',
  'Confirm Subscription': 'ಚಂದಾದಾರಿಕೆ ಖಚಿತಪಡಿಸಿ',
  Unsubscribe: 'ನ್ಯೂಸ್‌ಲೆಟರ್ ನಿಲ್ಲಿಸಿ',
  'Stop our newsletter at your address.': 'ನಿಮ್ಮ ವಿಳಾಸಕ್ಕೆ ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ನಿಲ್ಲಿಸಿ.',
  UNSUBSCRIBE: 'ನ್ಯೂಸ್‌ಲೆಟರ್ ನಿಲ್ಲಿಸಿ',
  'Press the button, and you get no more newsletters from us at this address.':
    'ಬಟನ್ ಒತ್ತಿ, ಈ ವಿಳಾಸಕ್ಕೆ ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ಬರುವುದು ನಿಲ್ಲುತ್ತದೆ.',
  'This button': 'ಈ ಬಟನ್',
}
