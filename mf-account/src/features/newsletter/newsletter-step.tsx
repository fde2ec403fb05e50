import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { buttonLook } from 'design-system/button/button-look'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { NeedsScript } from 'design-system/note/needs-script'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { serverMessage } from 'shared-contracts/http'

interface NewsletterStepProps {
  text: string
  button: string
  onPress: () => void
  /** The server's words once it has agreed. */
  answer: string | undefined
  error: unknown
  isLoading: boolean
}

/** One press, and not the mere visit: mail programs open links to look at them. */
export function NewsletterStep({ text, button, onPress, answer, error, isLoading }: NewsletterStepProps) {
  return (
    <FormGrid>
      {answer === undefined && <p>{text}</p>}
      {error !== undefined && <Alert tone="bad">{serverMessage(error) ?? 'Something went wrong.'}</Alert>}
      {answer !== undefined && <Alert tone="ok">{answer}</Alert>}
      <Button block busy={isLoading} disabled={answer !== undefined} onClick={onPress}>
        {button}
      </Button>
      <NeedsScript part="This button" />
      {answer !== undefined && (
        <Link to={paths.collection('all-products')} {...buttonLook({ variant: 'line', block: true })}>
          SHOP NOW
        </Link>
      )}
    </FormGrid>
  )
}
