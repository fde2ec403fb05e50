import { Fragment } from 'react'

/**
 * A sentence with a name that the browser's translation must leave alone, such as the brand or an order's number. Everything
 * is in elements, since a translator replaces texts.
 * @param name as the sentence has it, once or more often
 */
export function KeepName({ name, children }: { name: string; children: string }) {
  return (
    <span>
      {children.split(name).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have nothing but their place
        <Fragment key={index}>
          {index > 0 && <span translate="no">{name}</span>}
          {part && <span>{part}</span>}
        </Fragment>
      ))}
    </span>
  )
}
