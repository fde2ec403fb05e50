import { shellConfig, shellServerConfig } from '../composition/build/webpack/shell-config'

export default [shellConfig(import.meta.dirname), shellServerConfig(import.meta.dirname)]
