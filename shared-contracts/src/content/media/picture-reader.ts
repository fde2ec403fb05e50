import { type Reader, text } from '../../values/reading'

/** Makes a path absolute, so that `uploads/x.jpg` works on any page. Full URLs stay unchanged. */
export const onHost = (path: string) =>
  /^[a-z]+:/i.test(path) ? path : path.replaceAll('\\', '/').replace(/^\/*/, '/')

/** Reads the path of a stored picture. Returns '' if there is none. */
export const picture: Reader<string> = (...args) => {
  const path = text(...args)
  return path && onHost(path)
}
