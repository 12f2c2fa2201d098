/** A radio that can be taken back: choosing the chosen one again chooses none. */
export function toggledRadio<Value extends string>(
  option: Value,
  value: Value | null,
  onChange: (value: Value | null) => void,
) {
  return {
    value: option,
    checked: option === value,
    onChange: () => onChange(option),
    onClick: () => option === value && onChange(null),
  };
}
