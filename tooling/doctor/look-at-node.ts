import { type Finding, right, wrong } from './finding'

const OLDEST = [20, 19] as const
/** A major version past its end of life: it gets no more security fixes. */
const UNSUPPORTED = 20

/** @param version such as '24.1.0' */
export function lookAtNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    return wrong(`Node ${version} is too old: the shop needs ${OLDEST.join('.')} or later.`)
  return right(
    major === UNSUPPORTED
      ? `Node ${version} works, but no longer gets security fixes.`
      : `Node is ${version}.`,
  )
}
