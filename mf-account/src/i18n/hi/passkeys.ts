import type { Translations } from 'shared-contracts/i18n/translate'

export const passkeys: Translations = {
  'Sign in without typing.': 'बिना टाइप किए साइन इन करें।',
  'With a passkey, your fingerprint, face or screen lock is enough.':
    'पासकी हो तो आपका फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक ही काफ़ी है।',
  'With a passkey, you sign in with your fingerprint, face or screen lock instead of typing.':
    'पासकी से आप टाइप करने के बजाय फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से साइन इन करते हैं।',
  'Your password still works.': 'आपका पासवर्ड भी चलता रहेगा।',
  'Add a Passkey': 'पासकी जोड़ें',
  'Add a passkey': 'पासकी जोड़ें',
  'Not Now': 'अभी नहीं',
  'Loading your passkeys': 'आपकी पासकी आ रही हैं',
  'Your passkeys didn’t load': 'आपकी पासकी नहीं आ सकीं',
  'You have no passkeys yet.': 'आपकी अभी कोई पासकी नहीं है।',
  'This browser doesn’t support passkeys. You can add one in another browser.':
    'इस ब्राउज़र में पासकी नहीं चलती। आप किसी दूसरे ब्राउज़र में जोड़ सकते हैं।',
  'Added {added}, last used {used}': '{added} को जोड़ी, पिछली बार {used} को इस्तेमाल हुई',
  'Added {added}, not used yet': '{added} को जोड़ी, अभी तक इस्तेमाल नहीं हुई',
  Rename: 'नाम बदलें',
  'Rename {name}': '{name} का नाम बदलें',
  'Rename {name}, added {added}': '{added} को जोड़ी {name} का नाम बदलें',
  'Remove {name}, added {added}': '{added} को जोड़ी {name} हटाएँ',
  'Name is required': 'नाम भरना ज़रूरी है',
  'This device already has a passkey for your account.': 'इस डिवाइस पर आपके खाते की पासकी पहले से है।',
  'This device can’t create a passkey.': 'यह डिवाइस पासकी नहीं बना सकता।',
  'This device can’t create a passkey. Set up a screen lock first.':
    'यह डिवाइस पासकी नहीं बना सकता। पहले स्क्रीन लॉक लगाएँ।',
  'Passkeys don’t work at this web address. Please use your password.':
    'इस वेब पते पर पासकी नहीं चलती। कृपया अपना पासवर्ड इस्तेमाल करें।',
  'Your browser could not do this. Please try again, or use your password.':
    'आपका ब्राउज़र यह नहीं कर सका। कृपया फिर कोशिश करें, या अपना पासवर्ड इस्तेमाल करें।',
}
