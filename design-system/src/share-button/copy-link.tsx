import { type ReactNode, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { Button } from '../button/button'
import { Field } from '../field/field'
import styles from './copy-link.module.css'

/**
 * A link with a copy button, or to copy by hand if the browser allows nothing else. @param children other actions, beside
 * it
 */
export function CopyLink({ url, children }: { url: string; children?: ReactNode }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  const [notice, setNotice] = useState('')

  async function handleCopy() {
    const isCopied = field.current !== null && (await copyText(field.current))
    setNotice(isCopied ? 'Link copied.' : 'Please copy the link above.')
  }

  return (
    <>
      <Field ref={field} label={t('Link')} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className={styles.ways}>
        <Button onClick={handleCopy}>{t('Copy link')}</Button>
        {children}
      </div>
      <p role="status" className={styles.notice}>
        {notice && t(notice)}
      </p>
    </>
  )
}

/**
 * Copies the text of a field, or leaves it selected if the browser needs the shopper's own keys.
 * @returns true if it was copied
 */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Not allowed or not supported; browsers inside apps mostly support the older command.
    field.select()
    return document.execCommand('copy')
  }
}
