import { type ReactNode, useRef, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { Button } from '../button/button'
import { Field } from '../field/field'
import styles from './copy-link.module.css'

/** A link with a button that copies it, or selects it if copying is blocked. @param children other actions */
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

/** @returns false if the browser does not allow it: the text then stays selected for the shopper to copy */
async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // The clipboard is blocked or not supported. Most in-app browsers support the older command.
    field.select()
    return document.execCommand('copy')
  }
}
