import type { Translations } from 'shared-contracts/i18n/translate'

export const contact: Translations = {
  'Contact us': 'हमसे संपर्क करें',
  'CONTACT US': 'हमसे संपर्क करें',
  'Our address, phone number and email, and a form to write to us.':
    'हमारा पता, फ़ोन, ईमेल और हमें लिखने के लिए फ़ॉर्म।',
  'An order, a recipe or a sack of pepper: write to us and we’ll reply.':
    'ऑर्डर हो, रेसिपी हो या काली मिर्च की बोरी: हमें लिखें, हम जवाब देंगे।',
  Address: 'पता',
  Phone: 'फ़ोन',
  'E-mail': 'ईमेल',
  'Chat with us (opens in a new tab)': 'हमसे चैट करें (नए टैब में खुलेगा)',
  'Send us a message': 'हमें संदेश भेजें',
  Contact: 'संपर्क',
  'First Name': 'नाम',
  'Last Name': 'उपनाम',
  Email: 'ईमेल',
  'Phone Number': 'फ़ोन नंबर',
  Message: 'संदेश',
  SUBMIT: 'भेजें',
  'Message sent successfully!': 'संदेश भेज दिया गया!',
  'Failed to send message. Please try again.': 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  'You’re offline. We’ll send your message once you’re back online.':
    'आप ऑफ़लाइन हैं। ऑनलाइन होते ही आपका संदेश भेज दिया जाएगा।',
}
