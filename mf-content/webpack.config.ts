import { remoteConfig } from '../composition/build/webpack/remote-config'
import { remoteServerConfig } from '../composition/build/webpack/server-config'

export default [remoteConfig(import.meta.dirname), remoteServerConfig(import.meta.dirname)]
