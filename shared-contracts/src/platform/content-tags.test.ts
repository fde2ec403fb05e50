import { productsCall } from '../catalog/products-call'
import {
  ANYTHING,
  CATALOGUE,
  categoryTag,
  LABEL,
  POSTS,
  postTag,
  productTag,
  reviewsTag,
  tagsOfCall,
} from './content-tags'

const product = productTag('black-pepper')

test.each([
  ['/api/products/black-pepper', [product]],
  ['/api/products/black%2Dpepper', [product]],
  ['/api/products/black-pepper/facts', [product, reviewsTag('black-pepper'), LABEL]],
  ['/api/products/black-pepper/description/hi', [product]],
  ['/api/products/black-pepper/reviews', [reviewsTag('black-pepper')]],
  ['/api/products/black-pepper/other', [ANYTHING]],
  ['/api/products', [CATALOGUE]],
  ['/api/products?from=60&count=60', [CATALOGUE]],
  ['/api/products?ids=cloves,saffron', [CATALOGUE]],
  [productsCall('WHOLE SPICES'), [categoryTag('WHOLE SPICES')]],
  [productsCall('DIY SPICE KIT'), [categoryTag('DIY SPICE KIT')]],
  ['/api/blogs', [POSTS]],
  ['/api/blogs/Keep%20it%20dry', [postTag('Keep it dry')]],
  ['/api/pincodes/560001', [ANYTHING]],
  ['/api/', [ANYTHING]],
  ['/search-index.json', [ANYTHING]],
  ['/api/blogs/50%25%20more', [postTag('50% more')]],
  ['/api/products/50%', [productTag('50%')]],
])('the response to %s has the tags of what it shows', (call, tags) => {
  expect(tagsOfCall(call)).toEqual(tags)
  expect(tags.join()).not.toContain(' ')
})
