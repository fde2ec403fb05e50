import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { CardPage } from 'design-system/card-page/card-page'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { ScriptRequired } from 'design-system/note/script-required'
import { Link } from 'react-router-dom'
import { serverMessage } from 'shared-contracts/http'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'

interface MailedStepProps {
  title: string
  text: string
  button: string
  onPress: () => void
  /** `data` is the server's success message. */
  answer: { data?: string; error?: unknown; isLoading: boolean }
}

/** A mailed link's step. It requires a click, because mail programs open links to scan them. */
export function MailedStep({ title, text, button, onPress, answer }: MailedStepProps) {
  const t = useText()
  const { data, error, isLoading } = answer
  return (
    <CardPage title={t(title)}>
      <FormGrid>
        {data === undefined && <p>{t(text)}</p>}
        {error !== undefined && (
          <Alert tone="bad">{serverMessage(error, t) ?? t('Something went wrong.')}</Alert>
        )}
        {data !== undefined && <Alert tone="ok">{t(data)}</Alert>}
        <Button block busy={isLoading} disabled={data !== undefined} onClick={onPress}>
          {t(button)}
        </Button>
        <ScriptRequired part={t('This button')} />
        {data !== undefined && (
          <Link to={paths.collection('all-products')} {...buttonLook({ variant: 'line', block: true })}>
            {t('SHOP NOW')}
          </Link>
        )}
      </FormGrid>
    </CardPage>
  )
}
