-- Enquiries as the form sends them, each another.
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
local sent = 0
request = function()
  sent = sent + 1
  local body = '{"form":"contact","name":"Ana García","email":"ana@example.com","lang":"es","consent":true,' ..
    '"message":"Consulta número ' .. sent .. ': ¿cuándo empieza el bloque 1?","origen_url":"/bloque-1-torre"}'
  return wrk.format(nil, nil, nil, body)
end
