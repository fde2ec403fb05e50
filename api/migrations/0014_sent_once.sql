ALTER TABLE "contact_messages" ADD COLUMN "repeat_key" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "repeat_key" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_repeat_key_unique" UNIQUE("repeat_key");