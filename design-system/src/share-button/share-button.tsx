import { type ComponentType, useState } from 'react'
import { useText } from 'shared-contracts/words'
import { Icon } from '../icon/icon'
import { TextButton } from '../text-link/text-link'
import type { ShareDialogProps } from './share-dialog'

/** Kept out of `icon/shapes`, so that pages without a share button do not load it. */
const shareShape =
  'M15 6.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M4 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8.8 10.9l6.4-3.3M8.8 13.1l6.4 3.3'

interface ShareButtonProps {
  title: string
  /** A path of the shop; by default the current page. */
  path?: string
  children?: string
}

/** Shares a link with the phone's share sheet, or else with a dialog, which is loaded on first use. */
export function ShareButton({ title, path, children }: ShareButtonProps) {
  const t = useText()
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>()
  const [url, setUrl] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState('')

  async function openDialog() {
    try {
      const { ShareDialog } = await import(/* webpackChunkName: "touched-share-dialog" */ './share-dialog')
      setDialog(() => ShareDialog)
      setIsOpen(true)
      setProblem('')
    } catch {
      setProblem('Couldn’t open the sharing options. Please try again.')
    }
  }

  async function handleClick() {
    const { origin, pathname } = window.location
    const shared = { title, url: origin + (path ?? pathname) }
    setUrl(shared.url)
    if (!(await sharedByPhone(shared))) await openDialog()
  }

  return (
    <div className="with-script">
      <TextButton aria-haspopup="dialog" onClick={handleClick}>
        <Icon shape={shareShape} size={20} />
        <span>{children ?? t('Share')}</span>
      </TextButton>
      <span role="status" className="small">
        {problem && t(problem)}
      </span>
      {Dialog && <Dialog open={isOpen} title={title} url={url} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** Skips desktop sheets, which offer few targets. @returns true if a phone's sheet opened, even if cancelled */
async function sharedByPhone(shared: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator) || !window.matchMedia('(pointer: coarse)').matches) return false
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    // After any error other than a cancellation the dialog opens: in-app browsers may fail to open the sheet.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
