import { remoteConfig } from '../tooling/webpack/remote-config'
import { remoteServerConfig } from '../tooling/webpack/server-config'

export default [remoteConfig(import.meta.dirname), remoteServerConfig(import.meta.dirname)]
