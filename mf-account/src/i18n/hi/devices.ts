import type { Translations } from 'shared-contracts/i18n/translate'

export const devices: Translations = {
  'Loading your devices': 'आपके डिवाइस आ रहे हैं',
  'Your devices didn’t load': 'आपके डिवाइस नहीं आ सके',
  'Unknown device': 'अनजान डिवाइस',
  '{browser} on {system}': '{system} पर {browser}',
  'This device': 'यह डिवाइस',
  'Signed in {signedIn}, last used {used}': '{signedIn} को साइन इन किया, पिछली बार {used} को इस्तेमाल हुआ',
  'Sign out': 'साइन आउट करें',
  'Sign out {name}, signed in {signedIn}': '{name} को साइन आउट करें, {signedIn} को साइन इन किया',
  'Sign out all other devices': 'बाकी सभी डिवाइस साइन आउट करें',
  'This is the maximum. If you sign in on another device, the one you haven’t used for the longest time is signed out.':
    'इससे ज़्यादा डिवाइस नहीं हो सकते। किसी और डिवाइस पर साइन इन करने पर, जो डिवाइस सबसे लंबे समय से इस्तेमाल नहीं हुआ, वह साइन आउट हो जाएगा।',
  'You’re signed in on this device only.': 'आप केवल इसी डिवाइस पर साइन इन हैं।',
}
