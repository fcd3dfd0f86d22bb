interface Field {
  name: string;
  label: string;
  type?: string | null | undefined;
  required?: boolean | null | undefined;
  options?: string[] | null | undefined;
  hint?: string | null | undefined;
}

/** One field of a form with its label: native controls, checked by the browser. */
export function FormField({ field }: { field: Field }) {
  const { name, label, type, options, hint } = field;
  const required = field.required ?? false;
  const plain = { part: 'control', name, required };
  const shared = { className: 'control', ...plain };
  if (type === 'checkbox')
    return (
      <label className="field check" part="field">
        <input type="checkbox" {...plain} />
        <span className="label">{label}</span>
      </label>
    );
  return (
    <label className="field" part="field">
      <span className="label">
        {label}
        {required && <span aria-hidden="true">{' *'}</span>}
      </span>
      {hint && <span className="hint">{hint}</span>}
      {type === 'textarea' ? (
        <textarea rows={5} {...shared} />
      ) : type === 'select' ? (
        <select {...shared}>
          {/* Also where it is required: what nobody has chosen is no answer. */}
          <option value="">–</option>
          {[...new Set(options)].map((it) => (
            <option key={it}>{it}</option>
          ))}
        </select>
      ) : (
        <input type={type ?? 'text'} {...shared} />
      )}
    </label>
  );
}
