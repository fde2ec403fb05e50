import { sharePicture } from './share-picture'

test('a picture that comes with the shop is shared as its preview; an uploaded one has none and is shared as it is', () => {
  expect(sharePicture('/uploads/blogs/rasam-basics.jpg', 'Rasam')?.path).toBe(
    '/uploads/share/blogs/rasam-basics.jpg',
  )
  const own = '/uploads/blogs/tamarind-u0123456789ab.jpg'
  expect(sharePicture(own, 'Tamarind')).toEqual({ path: own, alt: 'Tamarind' })
})
