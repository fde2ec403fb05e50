import type { Translations } from 'shared-contracts/i18n/translate'

/** Texts of the service worker's offline page. */
export const documents: Translations = {
  'This page needs an internet connection': 'ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು',
  'Orders, payments and accounts are never saved on a device. Your cart is just as you left it.':
    'ಆರ್ಡರ್, ಪಾವತಿ ಮತ್ತು ಖಾತೆಗಳನ್ನು ಎಂದೂ ಸಾಧನದಲ್ಲಿ ಉಳಿಸುವುದಿಲ್ಲ. ನಿಮ್ಮ ಕಾರ್ಟ್ ನೀವು ಬಿಟ್ಟಂತೆಯೇ ಇದೆ.',
  'Only part of this page was saved': 'ಈ ಪುಟದ ಒಂದು ಭಾಗ ಮಾತ್ರ ಉಳಿದಿದೆ',
  'You went offline while we were saving this page. Try again when you’re back online. Your cart is just as you left it.':
    'ಈ ಪುಟವನ್ನು ಉಳಿಸುವಾಗ ನೀವು ಆಫ್‌ಲೈನ್ ಆದಿರಿ. ಆನ್‌ಲೈನ್ ಆದ ಮೇಲೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ. ನಿಮ್ಮ ಕಾರ್ಟ್ ನೀವು ಬಿಟ್ಟಂತೆಯೇ ಇದೆ.',
  'You’re offline': 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ',
  'You haven’t opened this page on this device before. It will load as soon as you’re back online. Your cart is just as you left it.':
    'ಈ ಪುಟವನ್ನು ನೀವು ಈ ಸಾಧನದಲ್ಲಿ ಈ ಮೊದಲು ತೆರೆದಿಲ್ಲ. ಆನ್‌ಲೈನ್ ಆದ ಕೂಡಲೇ ತೆರೆಯುತ್ತದೆ. ನಿಮ್ಮ ಕಾರ್ಟ್ ನೀವು ಬಿಟ್ಟಂತೆಯೇ ಇದೆ.',
  'What you can open now': 'ಈಗ ನೀವು ತೆರೆಯಬಹುದಾದವು',
  'TRY AGAIN': 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
}
