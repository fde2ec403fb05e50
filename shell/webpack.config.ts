import { shellConfig, shellServerConfig } from '../tooling/webpack/shell-config'

export default [shellConfig(import.meta.dirname), shellServerConfig(import.meta.dirname)]
