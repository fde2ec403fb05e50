import { shellConfig } from '../tooling/webpack/shell-config'

export default shellConfig(import.meta.dirname)
