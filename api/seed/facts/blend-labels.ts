import { type Label, mixed } from './label'

const garamMasala = [
  'Coriander',
  'Cumin',
  'Black pepper',
  'Cinnamon',
  'Green cardamom',
  'Black cardamom',
  'Cloves',
  'Star anise',
  'Fennel',
  'Nutmeg',
  'Mace',
  'Indian bay leaf',
]
const pavBhaji = [
  'Coriander',
  'Red chilli',
  'Cumin',
  'Fennel',
  'Dried mango',
  'Black pepper',
  'Cinnamon',
  'Cloves',
]
const chole = ['Coriander', 'Cumin', 'Dried mango', 'Red chilli', 'Black cardamom', 'Black pepper', 'Cloves']
const rasam = ['Coriander', 'Red chilli', 'Roasted toor dal', 'Black pepper', 'Cumin', 'Curry leaf']
const butterPaneer = [
  'Kashmiri chilli',
  'Coriander',
  'Cumin',
  'Green cardamom',
  'Cinnamon',
  'Dried fenugreek leaf',
]
const taco = ['Cumin', 'Red chilli', 'Paprika', 'Garlic', 'Oregano', 'Black pepper']
const fiveSpice = ['Star anise', 'Fennel', 'Cinnamon', 'Cloves', 'Sichuan pepper']

/** The label facts of spice blends and DIY kits, by product id. */
export const blendLabels: Readonly<Record<string, Label>> = {
  'garam-masala': mixed(garamMasala),
  'garam-masala-kit': mixed(garamMasala),
  'pav-bhaji-masala': mixed(pavBhaji),
  'pav-bhaji-masala-kit': mixed(pavBhaji),
  'chole-masala': mixed(chole),
  'chole-masala-kit': mixed(chole),
  'rasam-powder': mixed(rasam),
  'rasam-powder-kit': mixed(rasam),
  'sambar-powder': mixed(
    ['Coriander', 'Red chilli', 'Roasted chana dal', 'Fenugreek', 'Cumin', 'Asafoetida (contains wheat)'],
    ['Wheat'],
  ),
  'biryani-masala': mixed([
    'Coriander',
    'Cumin',
    'Cinnamon',
    'Green cardamom',
    'Cloves',
    'Star anise',
    'Black pepper',
    'Indian bay leaf',
  ]),
  'butter-paneer-masala': mixed(butterPaneer),
  'butter-paneer-masala-kit': mixed(butterPaneer),
  'curry-powder-kit': mixed(['Turmeric', 'Coriander', 'Cumin', 'Red chilli', 'Fenugreek', 'Black pepper']),
  'chinese-five-spice': mixed(fiveSpice),
  'chinese-five-spice-kit': mixed([...fiveSpice, 'White pepper']),
  'taco-seasoning': mixed(taco),
  'taco-seasoning-kit': mixed(taco),
  'creole-seasoning': mixed(['Paprika', 'Black pepper', 'Garlic', 'Onion', 'Oregano', 'Thyme']),
}
