import { bannerWidths, everyWidth } from '../../../design-system/src/picture/stored-picture'
import { pictureFiles, resizedPictureFile, wholePictureFile } from './picture-files'

test('a product picture is served without a folder, where listings look for it', () => {
  expect(wholePictureFile('products/turmeric-powder-1')).toBe('turmeric-powder-1.jpg')
  expect(resizedPictureFile('products/turmeric-powder-1', 640, 'avif')).toBe('turmeric-powder-1-640.avif')
})

test('banners, recipes and blogs keep their folder', () => {
  expect(wholePictureFile('blogs/rasam-basics')).toBe('blogs/rasam-basics.jpg')
  expect(resizedPictureFile('recipes/recipe-01', 320, 'avif')).toBe('recipes/recipe-01-320.avif')
})

test('only banners are 1600 pixels wide', () => {
  expect(pictureFiles('banners/banner-whole', 'jpg')).toContain('banners/banner-whole-1600.jpg')
  expect(pictureFiles('products/cloves-1', 'jpg')).not.toContain('cloves-1-1600.jpg')
  expect(pictureFiles('products/cloves-1', 'jpg')).toHaveLength(5)
})

test('every width used by a page is stored', () => {
  const stored = pictureFiles('banners/banner-whole', 'avif')
  for (const width of bannerWidths) expect(stored).toContain(`banners/banner-whole-${width}.avif`)
  for (const width of everyWidth)
    expect(pictureFiles('products/cloves-1', 'avif')).toContain(`cloves-1-${width}.avif`)
})
