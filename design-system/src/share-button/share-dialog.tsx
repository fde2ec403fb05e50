import { useText } from 'shared-contracts/words'
import { buttonLook } from '../button/button-look'
import { Dialog } from '../dialog/dialog'
import { chatShape } from '../icon/contact-shapes'
import { Icon } from '../icon/icon'
import { CopyLink } from './copy-link'

export interface ShareDialogProps {
  open: boolean
  title: string
  url: string
  onClose: () => void
}

/** A dialog to copy a link or send it on WhatsApp. */
export function ShareDialog({ open, title, url, onClose }: ShareDialogProps) {
  const t = useText()
  return (
    <Dialog open={open} title={t('Share')} onClose={onClose}>
      <CopyLink url={url}>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          {...buttonLook({ variant: 'line' })}
        >
          <Icon shape={chatShape} />
          WhatsApp
        </a>
      </CopyLink>
    </Dialog>
  )
}
