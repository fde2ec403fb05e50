import type { Translations } from 'shared-contracts/i18n/translate'

export const email: Translations = {
  'Confirm your email address': 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ',
  'Confirm that an email address is yours.': 'ಇಮೇಲ್ ವಿಳಾಸ ನಿಮ್ಮದು ಎಂದು ಖಚಿತಪಡಿಸಿ.',
  'Email address': 'ಇಮೇಲ್ ವಿಳಾಸ',
  'See whether your email address is confirmed.': 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತವಾಗಿದೆಯೇ ನೋಡಿ.',
  'EMAIL ADDRESS': 'ಇಮೇಲ್ ವಿಳಾಸ',
  'Please confirm that this email address is yours. We’ll then send emails about your orders to it.':
    'ಈ ಇಮೇಲ್ ವಿಳಾಸ ನಿಮ್ಮದು ಎಂದು ದಯವಿಟ್ಟು ಖಚಿತಪಡಿಸಿ. ನಂತರ ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳ ಇಮೇಲ್‌ಗಳನ್ನು ಇದಕ್ಕೆ ಕಳುಹಿಸುತ್ತೇವೆ.',
  'Confirm My Email Address': 'ನನ್ನ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ',
  'Your email address is confirmed. Thank you! Any emails we held back are on their way.':
    'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತವಾಗಿದೆ. ಧನ್ಯವಾದ! ತಡೆದಿದ್ದ ಇಮೇಲ್‌ಗಳು ಈಗ ಬರುತ್ತಿವೆ.',
  'You’ve already used this link. Your email address is confirmed.':
    'ನೀವು ಈ ಲಿಂಕ್ ಈಗಾಗಲೇ ಬಳಸಿದ್ದೀರಿ. ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತವಾಗಿದೆ.',
  'YOUR ACCOUNT': 'ನಿಮ್ಮ ಖಾತೆ',
  'Your email address': 'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ',
  'Please confirm your email address: open the link we emailed to {address}. Until then, we won’t send you any other emails, not even about your orders. You can still shop.':
    'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಖಚಿತಪಡಿಸಿ: {address} ಗೆ ನಾವು ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಅಲ್ಲಿಯವರೆಗೆ ಉಳಿದ ಇಮೇಲ್‌ಗಳನ್ನು ಕಳುಹಿಸುವುದಿಲ್ಲ, ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳದ್ದೂ ಸಹ. ಖರೀದಿಯನ್ನು ನೀವು ಮುಂದುವರಿಸಬಹುದು.',
  'Resend email': 'ಇಮೇಲ್ ಮತ್ತೆ ಕಳುಹಿಸಿ',
  'Your email address is {email}. We’ll email a link to the new one. Your address changes when you open it.':
    'ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ {email}. ಹೊಸ ವಿಳಾಸಕ್ಕೆ ಲಿಂಕ್ ಕಳುಹಿಸುತ್ತೇವೆ. ಅದನ್ನು ತೆರೆದಾಗ ನಿಮ್ಮ ವಿಳಾಸ ಬದಲಾಗುತ್ತದೆ.',
  '{email} isn’t confirmed yet.': '{email} ಇನ್ನೂ ಖಚಿತವಾಗಬೇಕಿದೆ.',
  'New Email Address': 'ಹೊಸ ಇಮೇಲ್ ವಿಳಾಸ',
  'Change Email Address': 'ಇಮೇಲ್ ವಿಳಾಸ ಬದಲಿಸಿ',
  Newsletter: 'ನ್ಯೂಸ್‌ಲೆಟರ್',
  'Confirm your subscription to our newsletter.': 'ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ಚಂದಾದಾರಿಕೆಯನ್ನು ಖಚಿತಪಡಿಸಿ.',
  NEWSLETTER: 'ನ್ಯೂಸ್‌ಲೆಟರ್',
  'Please confirm that you’d like to get our newsletter.': 'ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ನಿಮಗೆ ಬೇಕು ಎಂದು ದಯವಿಟ್ಟು ಖಚಿತಪಡಿಸಿ.',
  'Confirm Subscription': 'ಚಂದಾದಾರಿಕೆ ಖಚಿತಪಡಿಸಿ',
  Unsubscribe: 'ನ್ಯೂಸ್‌ಲೆಟರ್ ನಿಲ್ಲಿಸಿ',
  'Unsubscribe from our newsletter.': 'ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ಚಂದಾದಾರಿಕೆ ನಿಲ್ಲಿಸಿ.',
  UNSUBSCRIBE: 'ನ್ಯೂಸ್‌ಲೆಟರ್ ನಿಲ್ಲಿಸಿ',
  'Press the button to stop getting our newsletter at this address.': 'ಈ ವಿಳಾಸಕ್ಕೆ ನಮ್ಮ ನ್ಯೂಸ್‌ಲೆಟರ್ ನಿಲ್ಲಿಸಲು ಬಟನ್ ಒತ್ತಿ.',
  'Back in stock': 'ಮತ್ತೆ ಸ್ಟಾಕ್‌ನಲ್ಲಿ',
  'Confirm that you want an email when a product is back.': 'ಉತ್ಪನ್ನ ಮತ್ತೆ ಬಂದಾಗ ನಿಮಗೆ ಇಮೇಲ್ ಬೇಕು ಎಂದು ಖಚಿತಪಡಿಸಿ.',
  'Delete request': 'ಕೋರಿಕೆ ಅಳಿಸಿ',
  'Delete your request for an email about a sold-out product.': 'ಸ್ಟಾಕ್ ಮುಗಿದ ಉತ್ಪನ್ನದ ಬಗ್ಗೆ ನಿಮ್ಮ ಇಮೇಲ್ ಕೋರಿಕೆಯನ್ನು ಅಳಿಸಿ.',
  'BACK IN STOCK': 'ಮತ್ತೆ ಸ್ಟಾಕ್‌ನಲ್ಲಿ',
  'Please confirm that you’d like one email when it’s back in stock.':
    'ಮತ್ತೆ ಸ್ಟಾಕ್‌ಗೆ ಬಂದಾಗ ನಿಮಗೆ ಒಂದು ಇಮೇಲ್ ಬೇಕು ಎಂದು ದಯವಿಟ್ಟು ಖಚಿತಪಡಿಸಿ.',
  'Confirm Request': 'ಕೋರಿಕೆ ಖಚಿತಪಡಿಸಿ',
  'DELETE REQUEST': 'ಕೋರಿಕೆ ಅಳಿಸಿ',
  'Press the button if you no longer want an email when it’s back in stock.':
    'ಮತ್ತೆ ಸ್ಟಾಕ್‌ಗೆ ಬಂದಾಗ ಇಮೇಲ್ ನಿಮಗೆ ಇನ್ನು ಬೇಡವಾದರೆ ಬಟನ್ ಒತ್ತಿ.',
  'Delete Request': 'ಕೋರಿಕೆ ಅಳಿಸಿ',
  'This button': 'ಈ ಬಟನ್',
}
