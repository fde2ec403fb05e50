import { createText, inEnglish, type Text } from 'shared-contracts/i18n/translate'
import { dictionaryOf, speakers } from './dictionaries'
import { readTexts } from './read-texts'

const { counted, written } = readTexts(speakers.flatMap(({ folders }) => folders))

const translated = ['hi', 'kn'] as const
type Language = 'en' | (typeof translated)[number]

const texts: Record<Language, Text> = { en: inEnglish, hi: inEnglish, kn: inEnglish }
beforeAll(async () => {
  for (const language of translated) {
    const dictionaries = await Promise.all(speakers.map((speaker) => dictionaryOf(speaker, language)))
    texts[language] = createText(language, Object.assign({}, ...dictionaries))
  }
})

/** Each text with a count, as readers see it for 0, 1 and 5. Pages never use the form for 0. */
const expected: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  '{count} pieces': {
    en: ['0 pieces', '1 piece', '5 pieces'],
    hi: ['0 नग', '1 नग', '5 नग'],
    kn: ['0 ಬಿಡಿ', '1 ಬಿಡಿ', '5 ಬಿಡಿಗಳು'],
  },
  '{count} kits': {
    en: ['0 kits', '1 kit', '5 kits'],
    hi: ['0 किट', '1 किट', '5 किट'],
    kn: ['0 ಕಿಟ್', '1 ಕಿಟ್', '5 ಕಿಟ್‌ಗಳು'],
  },
  '{count} reviews': {
    en: ['0 reviews', '1 review', '5 reviews'],
    hi: ['0 समीक्षा', '1 समीक्षा', '5 समीक्षाएँ'],
    kn: ['0 ವಿಮರ್ಶೆ', '1 ವಿಮರ್ಶೆ', '5 ವಿಮರ್ಶೆಗಳು'],
  },
  '{count} stars': {
    en: ['0 stars', '1 star', '5 stars'],
    hi: ['0 स्टार', '1 स्टार', '5 स्टार'],
    kn: ['0 ಸ್ಟಾರ್', '1 ಸ್ಟಾರ್', '5 ಸ್ಟಾರ್‌ಗಳು'],
  },
  'CART {shown} items': {
    en: ['CART 0 items', 'CART 1 item', 'CART 5 items'],
    hi: ['कार्ट 0 चीज़', 'कार्ट 1 चीज़', 'कार्ट 5 चीज़ें'],
    kn: ['ಕಾರ್ಟ್ 0 ವಸ್ತು', 'ಕಾರ್ಟ್ 1 ವಸ್ತು', 'ಕಾರ್ಟ್ 5 ವಸ್ತುಗಳು'],
  },
  '{count} items': {
    en: ['0 items', '1 item', '5 items'],
    hi: ['0 चीज़', '1 चीज़', '5 चीज़ें'],
    kn: ['0 ವಸ್ತು', '1 ವಸ್ತು', '5 ವಸ್ತುಗಳು'],
  },
  '{count} products in this link are no longer sold.': {
    en: [
      '0 products in this link are no longer sold.',
      'One product in this link is no longer sold.',
      '5 products in this link are no longer sold.',
    ],
    hi: [
      'इस लिंक का एक प्रोडक्ट अब नहीं बिकता।',
      'इस लिंक का एक प्रोडक्ट अब नहीं बिकता।',
      'इस लिंक के 5 प्रोडक्ट अब नहीं बिकते।',
    ],
    kn: [
      'ಈ ಲಿಂಕ್‌ನ ಒಂದು ಉತ್ಪನ್ನ ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
      'ಈ ಲಿಂಕ್‌ನ ಒಂದು ಉತ್ಪನ್ನ ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
      'ಈ ಲಿಂಕ್‌ನ 5 ಉತ್ಪನ್ನಗಳು ಈಗ ಮಾರಾಟದಲ್ಲಿಲ್ಲ.',
    ],
  },
  '{count} months from packing': {
    en: ['0 months from packing', '1 month from packing', '5 months from packing'],
    hi: ['पैकिंग से 0 महीने तक', 'पैकिंग से 1 महीने तक', 'पैकिंग से 5 महीने तक'],
    kn: ['ಪ್ಯಾಕ್ ಮಾಡಿದ 0 ತಿಂಗಳವರೆಗೆ', 'ಪ್ಯಾಕ್ ಮಾಡಿದ 1 ತಿಂಗಳವರೆಗೆ', 'ಪ್ಯಾಕ್ ಮಾಡಿದ 5 ತಿಂಗಳವರೆಗೆ'],
  },
  '{count} results for “{question}”.': {
    en: ['0 results for “{question}”.', '1 result for “{question}”.', '5 results for “{question}”.'],
    hi: ['“{question}” के लिए 0 नतीजा।', '“{question}” के लिए 1 नतीजा।', '“{question}” के लिए 5 नतीजे।'],
    kn: ['“{question}” ಗೆ 0 ಫಲಿತಾಂಶ.', '“{question}” ಗೆ 1 ಫಲಿತಾಂಶ.', '“{question}” ಗೆ 5 ಫಲಿತಾಂಶಗಳು.'],
  },
  '{count} products found.': {
    en: ['0 products found.', '1 product found.', '5 products found.'],
    hi: ['0 प्रोडक्ट मिला।', '1 प्रोडक्ट मिला।', '5 प्रोडक्ट मिले।'],
    kn: ['0 ಉತ್ಪನ್ನ ಸಿಕ್ಕಿದೆ.', '1 ಉತ್ಪನ್ನ ಸಿಕ್ಕಿದೆ.', '5 ಉತ್ಪನ್ನಗಳು ಸಿಕ್ಕಿವೆ.'],
  },
  '{taken}. This pack is enough to cook it about {count} times.': {
    en: [
      '{taken}. This pack is enough to cook it about 0 times.',
      '{taken}. This pack is enough.',
      '{taken}. This pack is enough to cook it about 5 times.',
    ],
    hi: [
      '{taken}। यह पैक इतने के लिए काफ़ी है।',
      '{taken}। यह पैक इतने के लिए काफ़ी है।',
      '{taken}। यह पैक लगभग 5 बार चलेगा।',
    ],
    kn: ['{taken}. ಈ ಪ್ಯಾಕ್ ಇದಕ್ಕೆ ಸಾಕು.', '{taken}. ಈ ಪ್ಯಾಕ್ ಇದಕ್ಕೆ ಸಾಕು.', '{taken}. ಈ ಪ್ಯಾಕ್ ಸುಮಾರು 5 ಸಲ ಬರುತ್ತದೆ.'],
  },
  '{minutes} minutes are up.': {
    en: ['0 minutes are up.', '1 minute is up.', '5 minutes are up.'],
    hi: ['0 मिनट पूरा हुआ।', '1 मिनट पूरा हुआ।', '5 मिनट पूरे हुए।'],
    kn: ['0 ನಿಮಿಷ ಮುಗಿಯಿತು.', '1 ನಿಮಿಷ ಮುಗಿಯಿತು.', '5 ನಿಮಿಷಗಳು ಮುಗಿದವು.'],
  },
  '{count} packs, Rs {price}': {
    en: ['0 packs, Rs {price}', '1 pack, Rs {price}', '5 packs, Rs {price}'],
    hi: ['0 पैक, Rs {price}', '1 पैक, Rs {price}', '5 पैक, Rs {price}'],
    kn: ['0 ಪ್ಯಾಕ್, Rs {price}', '1 ಪ್ಯಾಕ್, Rs {price}', '5 ಪ್ಯಾಕ್‌ಗಳು, Rs {price}'],
  },
  'ADD {count} PACKS TO CART': {
    en: ['ADD 0 PACKS TO CART', 'ADD 1 PACK TO CART', 'ADD 5 PACKS TO CART'],
    hi: ['0 पैक कार्ट में डालें', '1 पैक कार्ट में डालें', '5 पैक कार्ट में डालें'],
    kn: ['0 ಪ್ಯಾಕ್ ಕಾರ್ಟ್‌ಗೆ ಹಾಕಿ', '1 ಪ್ಯಾಕ್ ಕಾರ್ಟ್‌ಗೆ ಹಾಕಿ', '5 ಪ್ಯಾಕ್‌ಗಳನ್ನು ಕಾರ್ಟ್‌ಗೆ ಹಾಕಿ'],
  },
  '{count} packs added to your cart.': {
    en: ['0 packs added to your cart.', '1 pack added to your cart.', '5 packs added to your cart.'],
    hi: ['0 पैक अब आपके कार्ट में है।', '1 पैक अब आपके कार्ट में है।', '5 पैक अब आपके कार्ट में हैं।'],
    kn: ['0 ಪ್ಯಾಕ್ ಈಗ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದೆ.', '1 ಪ್ಯಾಕ್ ಈಗ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದೆ.', '5 ಪ್ಯಾಕ್‌ಗಳು ಈಗ ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿವೆ.'],
  },
}

test.each(['en', ...translated] as const)('counts of 0, 1 and 5 are grammatical in %s', (language) => {
  const shown = [...counted].map(([other, forms]) => [
    other,
    [0, 1, 5].map((count) => texts[language](forms, { count, shown: count, minutes: count })),
  ])
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([other, readings]) => [other, readings[language]])),
  )
})

test('a text with a count before a plural noun has forms, unless the count is never 1', () => {
  const plain = [...written].filter(
    (text) =>
      /\{(?:count|days|hours|minutes|months|most|seconds|shown)\} \p{Ll}+s\b/u.test(text) &&
      !counted.has(text),
  )
  expect(plain.sort()).toEqual([
    'All {count} results',
    'Only {count} packs of "{name}" ({pack}) are left. Please change the quantity in your cart.',
    'Someone asked to reset your password. If it was you, choose a new one within {minutes} minutes.',
    'Someone, hopefully you, gave this address to {brand}. Please confirm within {days} days that it’s yours. Until then, we won’t send anything else to it.',
    'This cart has {count} items, and one order can have up to {most}. Here are the first {shown}. Order the rest separately.',
    'Too many attempts. Please try again in {hours} hours.',
    'Too many attempts. Please try again in {minutes} minutes.',
    'We only search for the first {count} characters.',
    'You can add up to {most} photos.',
    'You can order up to {most} packs of "{name}" at a time.',
    'You can report a problem within {days} days of delivery. Photos help us to help you.',
    'You can return damaged, defective or wrong items within {days} days of delivery, unopened and in their original packaging.',
    'You have {count} passkeys, which is the maximum. Remove one to add another.',
    'Your network has requested too many pages. Please try again in {seconds} seconds.',
  ])
})
