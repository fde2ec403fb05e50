/** The queries, separated by commas, for which each title must come first. */
export const searchQueries: Readonly<Record<string, string>> = {
  'Turmeric Powder':
    'haldi, हल्दी, ಅರಿಶಿನ, tumeric, turmeric, Turmeric Powder, haldee, haldi powder, turmaric, termeric, turmric, manjal, மஞ்சள், pasupu, పసుపు, halad, हळद, holud, হলুদ, haldar, હળદર, മഞ്ഞൾ, arishina, ಅರಿಶಿನ ಪುಡಿ, हल्दी पाउडर, மஞ்சள் தூள், turm, hald',
  'Cumin Seeds':
    'jeera, zeera, jira, जीरा, cumin, cumin seed, cummin, jeerige, ಜೀರಿಗೆ, seeragam, சீரகம், jeelakarra, జీలకర్ర, जिरे, জিরা, jiru, જીરું, ജീരകം',
  'Cumin Powder': 'jeera powder, cumin powder, ground cumin, ಜೀರಿಗೆ ಪುಡಿ, जीरा पाउडर, ജീരകം പൊടി',
  'Green Cardamom':
    'elaichi, ilaichi, elachi, cardamom, cardamon, cardamum, इलायची, हरी इलायची, choti elaichi, chhoti elaichi, ಏಲಕ್ಕಿ, elakki, ஏலக்காய், యాలకులు, वेलची, velchi, এলাচ, એલચી, ഏലയ്ക്ക, green cardamom',
  'Black Cardamom': 'badi elaichi, बड़ी इलायची, बडी इलायची, black cardamom, kali elaichi, moti elaichi',
  'Coriander Seeds':
    'dhania, dhaniya, धनिया, coriander, corriander, coriander seeds, kothambari, ಕೊತ್ತಂಬರಿ, கொத்தமல்லி, தனியா, ధనియాలు, धणे, ধনে, ધાણા, മല്ലി, sabut dhania',
  'Coriander Powder': 'dhania powder, coriander powder, धनिया पाउडर, ಕೊತ್ತಂಬರಿ ಪುಡಿ, മല്ലി പൊടി',
  'Fenugreek Seeds':
    'methi, methi dana, मेथी, मेथी दाना, fenugreek, fenugrek, menthya, ಮೆಂತ್ಯ, வெந்தயம், vendhayam, మెంతులు, মেথি, મેથી, ഉലുവ, uluva',
  'Black Pepper':
    'kali mirch, kalimirch, काली मिर्च, pepper, black pepper, peppercorns, blackpepper, karimenasu, ಕರಿಮೆಣಸು, ಮೆಣಸು, மிளகு, milagu, మిరియాలు, काळी मिरी, গোলমরিচ, golmorich, કાળા મરી, കുരുമുളക്, kurumulagu',
  'Black Pepper Powder': 'pepper powder, kali mirch powder, black pepper powder, काली मिर्च पाउडर',
  'White Pepper': 'safed mirch, सफ़ेद मिर्च, सफेद मिर्च, white pepper, ಬಿಳಿ ಮೆಣಸು',
  'Fennel Seeds':
    'saunf, sonf, सौंफ, fennel, fennel seeds, fenel, sompu, ಸೋಂಪು, சோம்பு, sombu, సోంపు, बडीशेप, মৌরি, વરિયાળી, variyali, പെരുംജീരകം',
  Cloves: 'laung, long, लौंग, clove, cloves, lavang, लवंग, ಲವಂಗ, கிராம்பு, లవంగాలు, লবঙ্গ, લવિંગ, ഗ്രാമ്പൂ',
  Cinnamon:
    'dalchini, dal chini, daalchini, दालचीनी, cinnamon, cinamon, cinnamon sticks, ದಾಲ್ಚಿನ್ನಿ, ಚಕ್ಕೆ, பட்டை, pattai, దాల్చిన చెక్క, दालचिनी, দারচিনি, તજ, taj, കറുവപ്പട്ട',
  'Bay Leaves':
    'tej patta, tejpatta, tejpata, तेज पत्ता, तेजपत्ता, bay leaf, bay leaves, bayleaf, biryani ilai, பிரியாணி இலை, బిర్యానీ ఆకు, तमालपत्र, তেজপাতা, તમાલપત્ર',
  'Mustard Seeds':
    'rai, राई, sarson, सरसों, mustard, mustered, mustard seeds, sasive, ಸಾಸಿವೆ, கடுகு, kadugu, ఆవాలు, मोहरी, সরষে, shorshe, રાઈ, കടുക്',
  Nutmeg: 'jaiphal, जायफल, nutmeg, nut meg, ಜಾಯಿಕಾಯಿ, ಜಾಕಾಯಿ, ஜாதிக்காய், జాజికాయ, जायफळ, জায়ফল, જાયફળ, ജാതിക്ക',
  'Star Anise':
    'chakra phool, chakri phool, चक्र फूल, star anise, staranise, ಚಕ್ರಮೊಗ್ಗು, அன்னாசிப்பூ, అనాస పువ్వు, തക്കോലം',
  'Ginger Powder':
    'sonth, saunth, सोंठ, ginger, dry ginger, adrak, अदरक, ಶುಂಠಿ, சுக்கு, sukku, శొంఠి, सुंठ, સૂંઠ, ചുക്ക്',
  'Amchur Powder': 'amchur, amchoor, aamchur, अमचूर, आमचूर, dry mango, mango powder, આમચૂર',
  'Dried Red Chillies':
    'dry red chilli, sabut lal mirch, sukhi lal mirch, सूखी लाल मिर्च, ಒಣ ಮೆಣಸಿನಕಾಯಿ, வரமிளகாய், ఎండు మిర్చి, শুকনো লঙ্কা, suka marcha',
  'Red Chilli Powder':
    'lal mirch, red chilli powder, chili powder, chilli powder, लाल मिर्च पाउडर, ಖಾರದ ಪುಡಿ, tikhat, तिखट',
  'Kashmiri Chilli Powder':
    'kashmiri mirch, kashmiri, कश्मीरी लाल मिर्च, kashmiri lal mirch, deggi mirch, kashmiri chili',
  'Garam Masala':
    'garam masala, गरम मसाला, gram masala, ಗರಂ ಮಸಾಲ, கரம் மசாலா, గరం మసాలా, গরম মশলা, ഗരം മസാല, garammasala',
  'Garam Masala Powder': 'garam masala powder, ground garam masala, गरम मसाला पाउडर',
  'Curry Powder': 'curry powder, curry masala, करी पाउडर, kari powder',
  'Pav Bhaji Masala': 'pav bhaji, pavbhaji, pao bhaji masala, पाव भाजी मसाला, pav bhaji masala, પાવ ભાજી',
  'Chole Masala': 'chole, chhole, chana masala, छोले मसाला, chole masala',
  'Rasam Powder': 'rasam, rasam powder, रसम पाउडर, saaru pudi, ರಸಂ, ரசம், చారు',
  'Sambar Powder':
    'sambar, sambhar, sambar powder, sambhar powder, huli pudi, सांबर, ಸಾಂಬಾರ್, சாம்பார், సాంబార్, സാമ്പാർ',
  'Biryani Masala':
    'biryani, biriyani, biryani masala, बिरयानी मसाला, ಬಿರಿಯಾನಿ, பிரியாணி, బిర్యానీ, ബിരിയാണി, briyani',
  'Butter Paneer Masala': 'paneer masala, paneer butter masala, makhani masala, पनीर, பன்னீர்',
  'Chinese Five Spice': 'five spice, 5 spice, chinese 5 spice, chinese five spice, chinese',
  'Taco Seasoning': 'taco, taco seasoning, mexican seasoning, tacos',
  'Creole Seasoning': 'creole, cajun, creole seasoning',
  'Chole Masala DIY Kit': 'chole kit, chole masala kit',
  'Rasam Powder DIY Kit': 'rasam kit, rasam powder kit',
  'Garam Masala DIY Kit': 'garam masala kit',
  'Taco Seasoning DIY Kit': 'taco kit',
  'DIY Spice Kits': 'diy, diy kits, spice kits',
  'Whole Spices': 'whole spices',
  'Ground Spices': 'ground spices',
  'Spices Blends': 'spice blends, blends',
  'Authentic Biryani': 'biryani recipe, authentic biryani, kesar',
  'Punjabi Chole': 'punjabi chole, chole recipe',
  'Classic Pav Bhaji': 'pav bhaji recipe',
  'DIY Taco': 'diy taco, taco recipe',
  'Creole Shrimp Pasta': 'shrimp, pasta, prawn pasta',
  'Homestyle Chicken Curry': 'chicken, chicken curry',
  'How to Store Spices So They Keep Their Aroma': 'how to store spices, store spices',
  'Rasam Basics from Pot to Tempering': 'rasam basics, tempering',
  'Building a Masala Dabba for Everyday Cooking': 'masala dabba',
  'Shipping policy': 'shipping, delivery, delivery time, courier, tracking',
  'Refund policy': 'refund, return, returns, cancel order, money back',
  'Contact us': 'contact, phone number, customer care',
  Wholesale: 'wholesale, bulk order',
  Export: 'export',
  'About us': 'about, about us, who we are',
  Recipes: 'recipes',
  'Privacy policy': 'privacy, cookies',
}

/** For each product that the shop does not sell, the recipe that must be found instead. */
export const notSold: Readonly<Record<string, string>> = {
  hing: 'Rasam Powder',
  हींग: 'Rasam Powder',
  ಇಂಗು: 'Rasam Powder',
  perungayam: 'Rasam Powder',
  'kasuri methi': 'Butter Paneer Masala',
}
