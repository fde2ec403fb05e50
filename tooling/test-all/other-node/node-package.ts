const { platform, arch } = process

/** The package with Node's binary. The package `node` needs an install script, and we disable those. */
export const NODE_PACKAGE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform === 'win32' ? 'win' : platform}-${arch}`
