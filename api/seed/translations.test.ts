import { collections } from 'shared-contracts/catalog/lists/collections'
import { dishes } from 'shared-contracts/content/dishes'
import { dictionaries } from 'shared-contracts/i18n/dictionaries'
import { languages, otherLanguages } from 'shared-contracts/i18n/language'
import { createText } from 'shared-contracts/i18n/translate'
import { orderStatuses } from 'shared-contracts/orders/order-status'
import { seedProducts } from './catalogue'

test.each(otherLanguages)(
  'a shopper reads the name of every product, pack, list and dish in %s',
  (language) => {
    const t = createText(language, dictionaries[language])
    const script = new RegExp(
      `\\p{Script=${new Intl.Locale(languages[language].tag).maximize().script}}`,
      'u',
    )
    const names = [
      ...seedProducts.flatMap(({ name, category, variants }) => [
        name,
        category,
        ...variants.map(({ quantity }) => quantity),
      ]),
      ...Object.values(collections).flatMap(({ heading, menuLabel }) => [heading, menuLabel]),
      ...dishes.map(({ title }) => title),
      ...orderStatuses,
    ]
    expect(names.filter((name) => !script.test(t(name)))).toEqual([])
  },
)
