import type { CooksName } from './cooks-name'

/** Cooks' names for products made of spices, and for forms such as powder. */
export const kitchenNames: readonly CooksName[] = [
  {
    in: /powder/i,
    names: {
      en: 'ground',
      hi: 'पाउडर, पिसा, पिसी, pisa, pisi',
      kn: 'ಪುಡಿ, pudi',
      ta: 'தூள், பொடி, thool, podi',
      te: 'పొడి, podi',
      mr: 'पावडर, पूड, pood',
      bn: 'গুঁড়ো, গুঁড়া, guro',
      gu: 'પાવડર, પાઉડર',
      ml: 'പൊടി, podi',
    },
  },
  {
    in: /chilli powder/i,
    names: {
      kn: 'ಖಾರದ ಪುಡಿ, kharada pudi, khara pudi',
      ta: 'மிளகாய்த்தூள், milagaithool',
      te: 'కారం, karam',
      mr: 'तिखट, लाल तिखट, tikhat',
      ml: 'മുളകുപൊടി, mulakupodi',
    },
  },
  {
    in: /dried red chilli/i,
    names: {
      hi: 'साबुत लाल मिर्च, sabut lal mirch, sukhi mirch',
      kn: 'ಒಣ ಮೆಣಸಿನಕಾಯಿ, ona menasinakai',
      ta: 'காய்ந்த மிளகாய், வரமிளகாய், varamilagai, kaintha milagai',
      te: 'ఎండు మిర్చి, endu mirchi',
      mr: 'सुकी मिरची, suki mirchi',
      bn: 'শুকনো লঙ্কা, shukno lonka',
      gu: 'સૂકા મરચાં, suka marcha',
      ml: 'വറ്റൽമുളക്, vattalmulaku',
    },
  },
  {
    in: /kashmiri/i,
    names: {
      kn: 'ಕಾಶ್ಮೀರಿ',
      ta: 'காஷ்மீரி',
      te: 'కాశ్మీరి',
      mr: 'काश्मिरी',
      bn: 'কাশ্মীরি',
      gu: 'કાશ્મીરી',
      ml: 'കാശ്മീരി',
    },
  },
  {
    in: /amchur/i,
    names: {
      en: 'mango powder',
      hi: 'अमचूर, आमचूर, amchur, amchoor, khatai',
      kn: 'ಆಮ್ಚೂರ್',
      ta: 'மாங்காய் தூள், mangai thool',
      te: 'ఆమ్చూర్',
      bn: 'আমচুর',
      gu: 'આમચૂર',
    },
  },
  {
    in: /masala/i,
    names: {
      en: 'spice mix',
      kn: 'ಮಸಾಲೆ, ಮಸಾಲ, masale',
      ta: 'மசாலா',
      te: 'మసాలా',
      bn: 'মশলা, মসলা, moshla',
      gu: 'મસાલો, masalo',
      ml: 'മസാല',
    },
  },
  {
    in: /garam masala/i,
    names: {
      kn: 'ಗರಂ ಮಸಾಲ, ಗರಂ ಮಸಾಲೆ',
      ta: 'கரம் மசாலா',
      te: 'గరం మసాలా',
      bn: 'গরম মশলা, gorom moshla',
      gu: 'ગરમ મસાલો, garam masalo',
      ml: 'ഗരം മസാല',
    },
  },
  {
    in: /rasam/i,
    names: {
      kn: 'ಸಾರು, ರಸಂ, saaru, saarina pudi',
      ta: 'ரசம்',
      te: 'రసం, చారు, chaaru',
      ml: 'രസം',
    },
  },
  {
    in: /sambar/i,
    names: {
      hi: 'सांभर, सांबर, sambhar',
      kn: 'ಸಾಂಬಾರ್, ಹುಳಿ, huli pudi',
      ta: 'சாம்பார்',
      te: 'సాంబార్',
      gu: 'સાંભાર',
      ml: 'സാമ്പാർ',
    },
  },
  {
    in: /biryani/i,
    names: {
      en: 'biriyani',
      kn: 'ಬಿರಿಯಾನಿ',
      ta: 'பிரியாணி',
      te: 'బిర్యానీ',
      mr: 'बिर्याणी',
      bn: 'বিরিয়ানি',
      gu: 'બિરયાની',
      ml: 'ബിരിയാണി',
    },
  },
  {
    in: /pav bhaji/i,
    names: { en: 'pavbhaji', kn: 'ಪಾವ್ ಭಾಜಿ', ta: 'பாவ் பாஜி', te: 'పావ్ భాజీ', gu: 'પાવ ભાજી, પાઉં ભાજી' },
  },
  {
    in: /chole/i,
    names: {
      en: 'chickpea, chana, channa',
      hi: 'छोले, चना, chhole, chholay',
      kn: 'ಚೋಲೆ',
      ta: 'சோலே',
      te: 'చోలే',
      bn: 'ছোলে',
      gu: 'છોલે',
    },
  },
  {
    in: /paneer/i,
    names: { en: 'panir', hi: 'पनीर', kn: 'ಪನೀರ್', ta: 'பன்னீர்', te: 'పనీర్', bn: 'পনির', gu: 'પનીર', ml: 'പനീർ' },
  },
  {
    in: /curry powder/i,
    names: { kn: 'ಕರಿ ಪುಡಿ', ta: 'கறிப்பொடி, kari podi', ml: 'കറിപ്പൊടി' },
  },
  {
    in: /curry leaves/i,
    names: {
      hi: 'कड़ी पत्ता, करी पत्ता, kadi patta, kari patta',
      kn: 'ಕರಿಬೇವು, karibevu',
      ta: 'கறிவேப்பிலை, kariveppilai',
      te: 'కరివేపాకు, karivepaku',
      mr: 'कढीपत्ता, kadhipatta',
      bn: 'কারিপাতা, karipata',
      gu: 'મીઠો લીમડો, mitho limdo',
      ml: 'കറിവേപ്പില, kariveppila',
    },
  },
]
