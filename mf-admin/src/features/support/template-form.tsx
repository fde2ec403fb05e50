import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import { useForm } from 'design-system/form/use-form'
import { FormGrid } from 'design-system/form-grid/form-grid'
import { TextArea } from 'design-system/text-area/text-area'
import { showToast } from 'design-system/toast/show-toast'
import type { ReplyTemplate } from 'shared-contracts/support/admin/inbox-schema'
import { EditForm } from '../../components/forms/edit-form'
import { ChangeProblem } from '../../components/screen-states/change-problem'
import {
  useMfAdminForgetAnswerTemplateMutation,
  useMfAdminKeepAnswerTemplateMutation,
} from '../../data/support/inbox-api'

/** @param template undefined for a new one; only then can the name be edited */
export function TemplateForm({ template }: { template?: ReplyTemplate }) {
  const { values, field, reset } = useForm(template ?? { name: '', text: '' })
  const [keep, keeping] = useMfAdminKeepAnswerTemplateMutation()
  const [forget, forgetting] = useMfAdminForgetAnswerTemplateMutation()

  async function handleSubmit() {
    const { error } = await keep(values)
    if (error) return
    if (!template) reset()
    showToast({ tone: 'ok', message: 'Template saved.' })
    return true
  }

  return (
    <EditForm onSubmit={handleSubmit} aria-label={template ? `Template ${template.name}` : 'New template'}>
      <FormGrid>
        <Field label="Name" maxLength={60} required readOnly={Boolean(template)} {...field('name')} />
        <TextArea
          label="Text"
          hint="Use {name} and {ticket} for the sender’s name and ticket number"
          rows={6}
          maxLength={5000}
          required
          {...field('text')}
        />
        <ChangeProblem
          error={keeping.error ?? forgetting.error}
          onReload={() => {
            keeping.reset()
            forgetting.reset()
          }}
        />
        <Button type="submit" block busy={keeping.isLoading}>
          {template ? 'Save template' : 'Add template'}
        </Button>
        {template && (
          <Button variant="line" block busy={forgetting.isLoading} onClick={() => forget(template.name)}>
            Delete template
          </Button>
        )}
      </FormGrid>
    </EditForm>
  )
}
