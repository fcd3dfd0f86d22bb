interface Field {
  name: string;
  label: string;
  type?: string | undefined;
  required?: boolean | undefined;
  options?: string[] | undefined;
  hint?: string | undefined;
}

/** One field of a form with its label: native controls, checked by the browser. */
export function FormField({ field }: { field: Field }) {
  const { name, label, type = 'text', required = false, options = [], hint } = field;
  const shared = { className: 'control', part: 'control', name, required };
  if (type === 'checkbox')
    return (
      <label className="field check" part="field">
        <input type="checkbox" {...shared} />
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
          {!required && <option value="">–</option>}
          {options.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </select>
      ) : (
        <input type={type} {...shared} />
      )}
    </label>
  );
}
