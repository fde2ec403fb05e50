import { galleryConfig } from '../tooling/webpack/gallery-config'

export default galleryConfig(import.meta.dirname)
