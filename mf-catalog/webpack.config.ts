import { remoteConfig } from '../tooling/webpack/remote-config'

export default remoteConfig(import.meta.dirname)
