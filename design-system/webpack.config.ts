import { galleryConfig } from '../composition/build/webpack/gallery-config'

export default galleryConfig(import.meta.dirname)
