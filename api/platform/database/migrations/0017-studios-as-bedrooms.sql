-- A studio beside numbers of bedrooms is one of them. Alerts that were derived before matched only studios with such a
-- number: bit 6 of their bedrooms now stands for a studio of any number, and where studio (type 11) was the only type,
-- other homes with the chosen number match too.
update alert set beds = beds | 64, types = case types when 1::bigint << 11 then 0 else types end
where beds <> 0 and types >> 11 & 1 = 1;
update alert_locality set beds = beds | 64, types = case types when 1::bigint << 11 then 0 else types end
where beds <> 0 and types >> 11 & 1 = 1;
