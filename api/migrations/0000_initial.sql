CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "addresses_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_alerts" (
	"order" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_alerts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"paid_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "order_alerts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"added_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_signals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device" uuid NOT NULL,
	"order" text,
	"written_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"trouble" text,
	"received_at" timestamp with time zone,
	CONSTRAINT "push_signals_once" UNIQUE("device","order")
);
--> statement-breakpoint
CREATE TABLE "backups_made" (
	"kind" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"backup" text NOT NULL,
	"up_to" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"price" bigint NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"save" uuid NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"field" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"hindi_name" text NOT NULL,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"image_texts" text[] DEFAULT '{}' NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"origin" text,
	"maker" text,
	"best_before_months" integer,
	"ingredients" text[],
	"allergens" text[]
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"product_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"price" bigint NOT NULL,
	"mrp" bigint,
	"net_amount" integer,
	"net_unit" text,
	"is_sold_out" boolean DEFAULT false NOT NULL,
	"barcode" text,
	CONSTRAINT "variants_product_id_id_pk" PRIMARY KEY("product_id","id")
);
--> statement-breakpoint
CREATE TABLE "synthetic_purchases" (
	"order" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"message" text NOT NULL,
	"repeat_key" text,
	"sent_at" timestamp with time zone NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"order" text,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "contact_messages_repeat_key_unique" UNIQUE("repeat_key")
);
--> statement-breakpoint
CREATE TABLE "message_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message" bigint NOT NULL,
	"text" text NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_name" text NOT NULL,
	"repeat_key" text,
	CONSTRAINT "message_answers_repeat_key_unique" UNIQUE("repeat_key")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"paths" text[] NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_announced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "content_changes_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"topic" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"description" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blogs_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_note_lines" (
	"note" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "credit_note_lines_note_line_pk" PRIMARY KEY("note","line"),
	CONSTRAINT "credit_note_lines_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"is_tax_invoice" boolean NOT NULL,
	"invoice" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"key" text NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_key_unique" UNIQUE("key"),
	CONSTRAINT "credit_notes_serial" UNIQUE("is_tax_invoice","year","serial"),
	CONSTRAINT "credit_notes_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"attempts" integer DEFAULT 0 NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "reset_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"way" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"exported_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	"outcome" text,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_requests_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"device" text NOT NULL,
	"what" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"repeat_key" text NOT NULL,
	"order" text,
	"payment" text,
	"kind" text NOT NULL,
	"line" integer,
	"quantity" integer,
	"return" text,
	"pieces" jsonb,
	"amount" bigint NOT NULL,
	"why" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"confirmed_by" text,
	"refunds" text[] DEFAULT '{}' NOT NULL,
	"trouble" text,
	CONSTRAINT "refund_requests_repeat" UNIQUE("staff_id","repeat_key")
);
--> statement-breakpoint
CREATE TABLE "business_details" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"food_licence" text,
	"officer_name" text,
	"officer_post" text,
	"officer_phone" text,
	"officer_email" text,
	"hours" text,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_cancellations" (
	"invoice" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice" text NOT NULL,
	"line" integer NOT NULL,
	"is_shipping" boolean NOT NULL,
	"product_id" text,
	"variant_id" text,
	"description" text NOT NULL,
	"hsn" text NOT NULL,
	"rate" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_line_pk" PRIMARY KEY("invoice","line"),
	CONSTRAINT "invoice_lines_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"is_tax_invoice" boolean NOT NULL,
	"missing" text[] NOT NULL,
	"order" text NOT NULL,
	"order_id" text NOT NULL,
	"shipment" text NOT NULL,
	"edition" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_edition" UNIQUE("shipment","edition"),
	CONSTRAINT "invoices_serial" UNIQUE("is_tax_invoice","year","serial"),
	CONSTRAINT "invoices_add_up" CHECK (taxable + cgst + sgst + igst = total and cgst = sgst)
);
--> statement-breakpoint
CREATE TABLE "differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_id" text NOT NULL,
	"cause" text NOT NULL,
	"here" bigint,
	"there" bigint,
	"here_state" text,
	"there_state" text,
	"gateway_order_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "differences_once" UNIQUE("provider","kind","gateway_id","cause")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"gateway_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"gateway_order" text,
	"stand_alone" text,
	"capture" bigint,
	"held" text,
	"note" text DEFAULT '' NOT NULL,
	"report" bigint,
	CONSTRAINT "ledger_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "looked_at" (
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "looked_at_subject_at_pk" PRIMARY KEY("subject","at")
);
--> statement-breakpoint
CREATE TABLE "nights" (
	"provider" text NOT NULL,
	"night" date NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "nights_provider_night_pk" PRIMARY KEY("provider","night")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"waits_for" text,
	"due_at" timestamp with time zone,
	"last_error" text,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_hash" text,
	"confirm_by" timestamp with time zone,
	"repeat_key" text,
	"unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "subscriptions_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "subscriptions_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"class" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_kind_name_class_pk" PRIMARY KEY("day","kind","name","class")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"refund" text,
	"amount" bigint,
	"cause" text,
	"other_order" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order" text NOT NULL,
	"line" integer NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"name" text NOT NULL,
	"variant" text NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "order_lines_order_line_pk" PRIMARY KEY("order","line")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"order_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_id" text,
	"subtotal" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"fulfilment_state" text DEFAULT 'none' NOT NULL,
	"address_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "orders_customer_order" UNIQUE("customer_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"number" text NOT NULL,
	"best_before" date NOT NULL,
	"made_on" date,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	CONSTRAINT "batches_once" UNIQUE("product_id","variant_id","number")
);
--> statement-breakpoint
CREATE TABLE "packed_batches" (
	"shipment" text NOT NULL,
	"line" integer NOT NULL,
	"batch" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "packed_batches_shipment_line_batch_pk" PRIMARY KEY("shipment","line","batch")
);
--> statement-breakpoint
CREATE TABLE "packing_records" (
	"shipment" text PRIMARY KEY NOT NULL,
	"weight" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_photos" (
	"shipment" text PRIMARY KEY NOT NULL,
	"file" "bytea" NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_users" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	CONSTRAINT "passkey_users_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "used_passkey_challenges" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gateway_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"content_hash" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"outcome" text,
	"next_try_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"trouble" text,
	CONSTRAINT "gateway_events_content" UNIQUE("provider","content_hash")
);
--> statement-breakpoint
CREATE TABLE "gateway_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"number" integer NOT NULL,
	"provider" text DEFAULT 'cashfree' NOT NULL,
	"gateway_order_id" text NOT NULL,
	"provider_id" text,
	"session_id" text,
	"payment_link" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_question_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"trouble" text,
	CONSTRAINT "gateway_orders_gateway_order_id_unique" UNIQUE("gateway_order_id"),
	CONSTRAINT "gateway_orders_number" UNIQUE("order","number")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"capture" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_question_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "stand_alone_payments" (
	"merchant_transaction_id" text PRIMARY KEY NOT NULL,
	"provider" text DEFAULT 'phonepe-v1' NOT NULL,
	"amount" bigint NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"transaction_id" text,
	"code" text NOT NULL,
	"message" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_question_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "own_picture_files" (
	"file" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"source" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_ready" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_notes" (
	"refund" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"notes" text[] NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"condition" text NOT NULL,
	"is_for_sale" boolean NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "return_lines_return_line_pk" PRIMARY KEY("return","line")
);
--> statement-breakpoint
CREATE TABLE "return_undos" (
	"return" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"number" integer NOT NULL,
	"shipment" text NOT NULL,
	"is_undelivered" boolean NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"repeat_key" text NOT NULL,
	"shipment_was" text,
	"mail" text,
	CONSTRAINT "returns_repeat_key_unique" UNIQUE("repeat_key"),
	CONSTRAINT "returns_number" UNIQUE("order","number")
);
--> statement-breakpoint
CREATE TABLE "scheduled_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"staff_role" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"settlement" bigint NOT NULL,
	"entry" text NOT NULL,
	"class" text NOT NULL,
	"kind" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"trouble" text,
	CONSTRAINT "settlement_lines_settlement_entry_pk" PRIMARY KEY("settlement","entry")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"utr" text NOT NULL,
	"paid_at" text NOT NULL,
	"credited" bigint,
	"troubles" text[] DEFAULT '{}' NOT NULL,
	"trouble_since" timestamp with time zone,
	CONSTRAINT "settlements_utr" UNIQUE("provider","utr")
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tracking_address" text NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" text DEFAULT 'the shop' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_prints" (
	"order" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "order_prints_order_kind_pk" PRIMARY KEY("order","kind")
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment" text NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_shipment_line_pk" PRIMARY KEY("shipment","line")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"courier" text,
	"awb" text,
	"packer" text NOT NULL,
	"packer_name" text NOT NULL,
	"mail" uuid,
	"repeat_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"packed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "shipments_repeat_key_unique" UNIQUE("repeat_key"),
	CONSTRAINT "shipments_number" UNIQUE("order","number")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"handle" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "staff_passwords" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"device" text NOT NULL,
	"is_by_passkey" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reauthenticated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "places_of_supply" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_of_supply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order" text NOT NULL,
	"place" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_taxes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"valid_from" date NOT NULL,
	"hsn" text NOT NULL,
	"rate" integer NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"gstin" text NOT NULL,
	"signatory" text NOT NULL,
	"undertaking" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_content" (
	"block" text PRIMARY KEY NOT NULL,
	"text_id" bigint NOT NULL,
	"shown" jsonb
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"block" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_block_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_block_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"block" text NOT NULL,
	"content" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text
);
--> statement-breakpoint
ALTER TABLE "order_alerts" ADD CONSTRAINT "order_alerts_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_signals" ADD CONSTRAINT "push_signals_device_push_devices_id_fk" FOREIGN KEY ("device") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_signals" ADD CONSTRAINT "push_signals_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "synthetic_purchases" ADD CONSTRAINT "synthetic_purchases_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_contact_messages_id_fk" FOREIGN KEY ("message") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note_lines" ADD CONSTRAINT "credit_note_lines_note_credit_notes_id_fk" FOREIGN KEY ("note") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_tokens" ADD CONSTRAINT "reset_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_return_returns_id_fk" FOREIGN KEY ("return") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_cancellations" ADD CONSTRAINT "invoice_cancellations_invoice_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_gateway_order_gateway_orders_id_fk" FOREIGN KEY ("gateway_order") REFERENCES "public"."gateway_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_stand_alone_stand_alone_payments_merchant_transaction_id_fk" FOREIGN KEY ("stand_alone") REFERENCES "public"."stand_alone_payments"("merchant_transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_capture_ledger_id_fk" FOREIGN KEY ("capture") REFERENCES "public"."ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_report_gateway_events_id_fk" FOREIGN KEY ("report") REFERENCES "public"."gateway_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_waits_for_customers_id_fk" FOREIGN KEY ("waits_for") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_batches" ADD CONSTRAINT "packed_batches_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_batches" ADD CONSTRAINT "packed_batches_batch_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_records" ADD CONSTRAINT "packing_records_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_photos" ADD CONSTRAINT "package_photos_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_users" ADD CONSTRAINT "passkey_users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_orders" ADD CONSTRAINT "gateway_orders_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_picture_files" ADD CONSTRAINT "own_picture_files_name_own_pictures_name_fk" FOREIGN KEY ("name") REFERENCES "public"."own_pictures"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_notes" ADD CONSTRAINT "refund_notes_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_returns_id_fk" FOREIGN KEY ("return") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_undos" ADD CONSTRAINT "return_undos_return_returns_id_fk" FOREIGN KEY ("return") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_settlements_id_fk" FOREIGN KEY ("settlement") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_shipments_id_fk" FOREIGN KEY ("shipment") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_courier_couriers_id_fk" FOREIGN KEY ("courier") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passwords" ADD CONSTRAINT "staff_passwords_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places_of_supply" ADD CONSTRAINT "places_of_supply_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","position");--> statement-breakpoint
CREATE INDEX "order_alerts_unopened" ON "order_alerts" USING btree ("paid_at") WHERE opened_at is null and reminded_at is null;--> statement-breakpoint
CREATE INDEX "push_devices_staff" ON "push_devices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "push_signals_due" ON "push_signals" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "variant_prices_product" ON "variant_prices" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_changes_product" ON "product_changes" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_changes_save" ON "product_changes" USING btree ("save");--> statement-breakpoint
CREATE INDEX "product_changes_undone" ON "product_changes" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("position","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "products_listed_in_category" ON "products" USING btree ("category","position","id") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "synthetic_purchases_done" ON "synthetic_purchases" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "contact_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "message_answers_message" ON "message_answers" USING btree ("message","id");--> statement-breakpoint
CREATE INDEX "content_changes_new" ON "content_changes" USING btree ("kind","id") WHERE not is_announced;--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice");--> statement-breakpoint
CREATE INDEX "credit_notes_day" ON "credit_notes" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "email_links_customer" ON "email_links" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "email_links_email" ON "email_links" USING btree ("email","sent_at");--> statement-breakpoint
CREATE INDEX "email_links_expiry" ON "email_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reset_tokens_customer" ON "reset_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "data_requests_asked" ON "data_requests" USING btree ("settled_at","asked_at");--> statement-breakpoint
CREATE INDEX "audit_log_about" ON "audit_log" USING btree ("about_kind","about_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "refund_requests_order" ON "refund_requests" USING btree ("order","at");--> statement-breakpoint
CREATE INDEX "refund_requests_payment" ON "refund_requests" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "refund_requests_waiting" ON "refund_requests" USING btree ("at") WHERE state = 'waits';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_one_capture" ON "ledger" USING btree ("provider","gateway_id") WHERE kind = 'capture';--> statement-breakpoint
CREATE INDEX "ledger_gateway_id" ON "ledger" USING btree ("provider","kind","gateway_id");--> statement-breakpoint
CREATE INDEX "ledger_gateway_order" ON "ledger" USING btree ("gateway_order");--> statement-breakpoint
CREATE INDEX "ledger_stand_alone" ON "ledger" USING btree ("stand_alone");--> statement-breakpoint
CREATE INDEX "ledger_capture" ON "ledger" USING btree ("capture");--> statement-breakpoint
CREATE INDEX "ledger_held" ON "ledger" USING btree ("id") WHERE held is not null;--> statement-breakpoint
CREATE INDEX "ledger_disputes" ON "ledger" USING btree ("id") WHERE kind = 'dispute';--> statement-breakpoint
CREATE INDEX "ledger_at" ON "ledger" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "ledger_sales" ON "ledger" USING btree ("at") WHERE kind = 'capture' and held is null and gateway_order is not null;--> statement-breakpoint
CREATE INDEX "ledger_refunded" ON "ledger" USING btree ("at") WHERE kind = 'refund' and state = 'done';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("waits_for") WHERE waits_for is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_unconfirmed" ON "subscriptions" USING btree ("confirm_by");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "order_events_paid" ON "order_events" USING btree ("at") WHERE kind = 'paid';--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("customer_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_same_content" ON "orders" USING btree ("customer_id","content_hash");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_by_fulfilment_state" ON "orders" USING btree ("status","fulfilment_state","position");--> statement-breakpoint
CREATE INDEX "batches_number" ON "batches" USING btree ("number");--> statement-breakpoint
CREATE INDEX "packed_batches_batch" ON "packed_batches" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "package_photos_taken" ON "package_photos" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("customer_id","added_at");--> statement-breakpoint
CREATE INDEX "used_passkey_challenges_expiry" ON "used_passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "gateway_events_due" ON "gateway_events" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "gateway_orders_due" ON "gateway_orders" USING btree ("next_question_at") WHERE next_question_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_capture" ON "refunds" USING btree ("capture");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_question_at") WHERE next_question_at is not null;--> statement-breakpoint
CREATE INDEX "stand_alone_payments_due" ON "stand_alone_payments" USING btree ("next_question_at") WHERE next_question_at is not null;--> statement-breakpoint
CREATE INDEX "own_picture_files_name" ON "own_picture_files" USING btree ("name");--> statement-breakpoint
CREATE INDEX "own_pictures_waiting" ON "own_pictures" USING btree ("at") WHERE not is_ready;--> statement-breakpoint
CREATE INDEX "refund_notes_trouble" ON "refund_notes" USING btree ("refund") WHERE trouble is not null;--> statement-breakpoint
CREATE INDEX "returns_shipment" ON "returns" USING btree ("shipment");--> statement-breakpoint
CREATE INDEX "scheduled_changes_waiting" ON "scheduled_changes" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_changes_product" ON "scheduled_changes" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "settlements_trouble" ON "settlements" USING btree ("id") WHERE trouble_since is not null;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "shipments_awb" ON "shipments" USING btree ("awb");--> statement-breakpoint
CREATE INDEX "shipments_left" ON "shipments" USING btree ("shipped_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_staff" ON "staff_invitations" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_expiry" ON "staff_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("staff_id","added_at");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_staff" ON "staff_recovery_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "places_of_supply_order" ON "places_of_supply" USING btree ("order","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_taxes_product" ON "product_taxes" USING btree ("product_id","valid_from" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attempts_expiry" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "content_block_texts_block" ON "content_block_texts" USING btree ("block","starts_at");
--> statement-breakpoint
-- From here on this file is written by hand: first rows, functions, triggers and a view, which Drizzle does not generate.
INSERT INTO "content_versions" ("topic", "version") VALUES ('catalogue', gen_random_uuid()), ('content', gen_random_uuid());
--> statement-breakpoint
CREATE FUNCTION "renew_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "content_versions" SET "version" = gen_random_uuid() WHERE "topic" = TG_ARGV[0];
	PERFORM pg_notify('content_changed', TG_ARGV[0]);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "variants_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variants"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "blogs_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blogs"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('content');
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_journal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The journal of orders is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "order_events_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_journal"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The ledger is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();
--> statement-breakpoint
-- Every payment with its refunds and disputes. Of each refund or dispute only the newest row counts.
CREATE VIEW "captures" AS
SELECT "capture"."id", "capture"."at", "capture"."provider", "capture"."gateway_id", "capture"."amount", "capture"."currency",
	"capture"."held", "capture"."gateway_order", "capture"."stand_alone",
	"gateway_orders"."gateway_order_id", "orders"."id" AS "order", "orders"."order_id",
	coalesce((
		SELECT sum("row"."amount") FROM "ledger" AS "row"
		WHERE "row"."capture" = "capture"."id" AND "row"."kind" = 'refund' AND "row"."state" = 'done' AND NOT EXISTS (
			SELECT 1 FROM "ledger" AS "newer"
			WHERE "newer"."provider" = "row"."provider" AND "newer"."kind" = "row"."kind" AND "newer"."gateway_id" = "row"."gateway_id" AND "newer"."id" > "row"."id"
		)
	), 0)::bigint AS "refunded",
	coalesce((
		SELECT sum("refunds"."amount") FROM "refunds"
		WHERE "refunds"."capture" = "capture"."id" AND coalesce((
			SELECT "row"."state" FROM "ledger" AS "row"
			WHERE "row"."provider" = "capture"."provider" AND "row"."kind" = 'refund' AND "row"."gateway_id" = "refunds"."id"
			ORDER BY "row"."id" DESC LIMIT 1
		), 'pending') = 'pending'
	), 0)::bigint AS "underway",
	coalesce((
		SELECT sum("row"."amount") FROM "ledger" AS "row"
		WHERE "row"."capture" = "capture"."id" AND "row"."kind" = 'dispute' AND "row"."state" = 'lost' AND NOT EXISTS (
			SELECT 1 FROM "ledger" AS "newer"
			WHERE "newer"."provider" = "row"."provider" AND "newer"."kind" = "row"."kind" AND "newer"."gateway_id" = "row"."gateway_id" AND "newer"."id" > "row"."id"
		)
	), 0)::bigint AS "lost"
FROM "ledger" AS "capture"
LEFT JOIN "gateway_orders" ON "gateway_orders"."id" = "capture"."gateway_order"
LEFT JOIN "orders" ON "orders"."id" = "gateway_orders"."order"
WHERE "capture"."kind" = 'capture';
--> statement-breakpoint
CREATE FUNCTION "note_content_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "content_changes" ("kind", "id", "changed_at")
	VALUES (TG_ARGV[0], (CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END) ->> TG_ARGV[1], now())
	ON CONFLICT ("kind", "id") DO UPDATE SET "changed_at" = excluded."changed_at", "is_announced" = false;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "product_came_or_went" AFTER INSERT OR DELETE ON "products"
FOR EACH ROW EXECUTE FUNCTION "note_content_change"('product', 'id');
--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (to_jsonb(OLD) - 'position'::text IS DISTINCT FROM to_jsonb(NEW) - 'position'::text)
EXECUTE FUNCTION "note_content_change"('product', 'id');
--> statement-breakpoint
CREATE TRIGGER "variant_came_or_went" AFTER INSERT OR DELETE ON "variants"
FOR EACH ROW EXECUTE FUNCTION "note_content_change"('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER "variant_changed" AFTER UPDATE ON "variants"
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
EXECUTE FUNCTION "note_content_change"('product', 'product_id');
--> statement-breakpoint
CREATE TRIGGER "blog_came_or_went" AFTER INSERT OR DELETE ON "blogs"
FOR EACH ROW EXECUTE FUNCTION "note_content_change"('blog', 'slug');
--> statement-breakpoint
CREATE TRIGGER "blog_changed" AFTER UPDATE ON "blogs"
FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
EXECUTE FUNCTION "note_content_change"('blog', 'slug');
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_tax_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Tax documents are only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "invoices_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "invoice_lines_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "invoice_cancellations_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_cancellations"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "credit_notes_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_notes"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "credit_note_lines_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_note_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "product_taxes_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "product_taxes"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "tax_registrations_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "tax_registrations"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE TRIGGER "places_of_supply_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "places_of_supply"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_tax_documents"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_what_the_admin_said"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What the admin has said before is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "product_changes_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "product_changes"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_what_the_admin_said"();
--> statement-breakpoint
CREATE TRIGGER "variant_prices_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "variant_prices"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_what_the_admin_said"();
--> statement-breakpoint
CREATE FUNCTION "note_variant_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "variant_prices" ("product_id", "variant_id", "price") VALUES (NEW."product_id", NEW."id", NEW."price");
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "variant_price_came" AFTER INSERT ON "variants"
FOR EACH ROW EXECUTE FUNCTION "note_variant_price"();
--> statement-breakpoint
CREATE TRIGGER "variant_price_changed" AFTER UPDATE ON "variants"
FOR EACH ROW WHEN (OLD."price" IS DISTINCT FROM NEW."price")
EXECUTE FUNCTION "note_variant_price"();
--> statement-breakpoint
CREATE TRIGGER "business_details_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "business_details"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_what_the_admin_said"();
--> statement-breakpoint
CREATE TRIGGER "business_details_changed" AFTER INSERT ON "business_details"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('catalogue');
--> statement-breakpoint
INSERT INTO "answer_templates" ("name", "text") VALUES
('Parcel damaged', E'Dear {name},\n\nWe are sorry that your parcel arrived damaged. Please send us a picture of it and of the label, and we will make it good.'),
('Where is my parcel', E'Dear {name},\n\nThank you for asking. Orders are processed in 5-7 business days, and delivery within India takes 4-7 days after that. This is where your parcel is:');
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_returns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What came back is only ever added to.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "returns_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "returns"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_returns"();
--> statement-breakpoint
CREATE TRIGGER "return_lines_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "return_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_returns"();
--> statement-breakpoint
CREATE TRIGGER "shown_content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shown_content"
FOR EACH STATEMENT EXECUTE FUNCTION "renew_content_version"('content');
--> statement-breakpoint
CREATE FUNCTION "keep_content_block_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD."withdrawn_at" IS NULL
		AND to_jsonb(NEW) - 'withdrawn_at' - 'withdrawn_by' = to_jsonb(OLD) - 'withdrawn_at' - 'withdrawn_by' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'What was published stays known: a text is only withdrawn, once.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "content_block_texts_kept" BEFORE UPDATE OR DELETE ON "content_block_texts"
FOR EACH ROW EXECUTE FUNCTION "keep_content_block_texts"();
--> statement-breakpoint
CREATE TRIGGER "content_block_texts_never_emptied" BEFORE TRUNCATE ON "content_block_texts"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_content_block_texts"();
--> statement-breakpoint
CREATE TRIGGER "return_undos_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "return_undos"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_returns"();
