import { type Reader, text } from '../../values/reading'

/** The path on the shop's own host; `uploads/x.jpg` is one too, on whatever page it is shown. */
export const onHost = (path: string) =>
  /^[a-z]+:/i.test(path) ? path : path.replaceAll('\\', '/').replace(/^\/*/, '/')

/** Reads the path of a stored picture. Returns '' if there is none. */
export const picture: Reader<string> = (...args) => {
  const path = text(...args)
  return path && onHost(path)
}
